/** From so many on hours are told whole, below in halves. */
const FEW_HOURS = 10;

/** Hours as screens and chat tell them: nobody plans a tenth of an hour. */
export const hoursTold = (hours: number): number =>
  hours < FEW_HOURS ? Math.round(hours * 2) / 2 : Math.round(hours);
