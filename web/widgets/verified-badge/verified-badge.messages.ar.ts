const words = {
  verified: 'شركة موثّقة',
};
export default words;
