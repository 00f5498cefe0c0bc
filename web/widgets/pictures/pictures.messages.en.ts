const words = {
  optional: 'optional',
  crop: {
    title: 'Choose the part to show',
    help: 'Drag the picture, or move it with the arrow keys.',
    area: 'The part to show: move it with the arrow keys',
    zoom: 'Size',
    use: 'Use this part',
    cancel: 'Cancel',
  },
  own: {
    title: 'Your picture',
    help: 'It stands beside your name where others see you, and stays hidden in blind reviews.',
    choose: 'Choose a picture',
    change: 'Change picture',
    file: 'A file with your picture',
    remove: 'Remove',
    remove_title: 'Remove your picture?',
    remove_body: 'It is deleted. The first letters of your name stand in its place.',
    keep: 'Keep it',
  },
  picture: '{{name}}, picture',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    pictures: typeof words;
  }
}
