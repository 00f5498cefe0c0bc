/**
 * Wordings with a gap for a number, each read with many numbers: at the ends of what is taken for an amount readings part,
 * and no text that people wrote stands just there. Of a run of numbers that come to the same, the first and the last are kept.
 */
export function gridOf(
  wordings: readonly string[],
  numbers: readonly (number | string)[],
  read: (text: string) => unknown,
): [wording: string, read: string[]][] {
  return wordings.map((wording) => {
    const answers = numbers.map((number) => {
      const said = JSON.stringify(read(wording.replaceAll('#', String(number)))) ?? '-';
      // What is only the number again is the same for all numbers.
      return { number, said: said.replaceAll(new RegExp(`(?<![\\d.])${number}(?![\\d.])`, 'g'), '#') };
    });
    return [
      wording,
      answers
        .filter(({ said }, at) => said !== answers[at - 1]?.said || said !== answers[at + 1]?.said)
        .map(({ number, said }) => `${number}: ${said}`),
    ];
  });
}

/** Numbers at and beside the ends that readers of amounts have: small ones each, larger ones around round ones. */
export const AMOUNTS = [
  ...Array.from({ length: 22 }, (_, at) => at),
  ...[24, 25, 30, 36, 40, 50, 60, 65, 90, 100, 120, 180, 200, 250, 300, 365, 400, 500, 600, 800].flatMap(
    (round) => [round - 1, round, round + 1],
  ),
  ...[1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 1_000_000].flatMap((round) => [
    round - 1,
    round,
    round + 1,
  ]),
];

export const YEARS = Array.from({ length: 200 }, (_, at) => 1900 + at);
