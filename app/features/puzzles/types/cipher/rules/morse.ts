const letters = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
}

const digits = {
  0: '-----',
  1: '.----',
  2: '..---',
  3: '...--',
  4: '....-',
  5: '.....',
  6: '-....',
  7: '--...',
  8: '---..',
  9: '----.',
}

const punctuation = {
  '.': '.-.-.-',
  ',': '--..--',
  '?': '..--..',
  "'": '.----.',
  '!': '-.-.--',
  '/': '-..-.',
  '(': '-.--.',
  ')': '-.--.-',
  '&': '.-...',
  ':': '---...',
  ';': '-.-.-.',
  '=': '-...-',
  '+': '.-.-.',
  '-': '-....-',
  '"': '.-..-.',
  '@': '.--.-.',
}

/** International Morse code (ITU-R M.1677-1, plus the usual other signs) by character. */
export const morse: ReadonlyMap<string, string> = new Map(
  [letters, digits, punctuation].flatMap((part): [string, string][] => Object.entries(part)),
)

export const morseReading: ReadonlyMap<string, string> = new Map(
  [...morse].map(([character, code]) => [code, character]),
)

export const isMorse = (token: string): boolean => /^[.-]+$/u.test(token)

export interface Flash {
  lit: boolean
  units: number
  sign: number
}

/** In dot lengths: a dash is three; the lamp is dark for three between signs and seven between words. */
export function flashes(words: readonly (readonly string[])[]): Flash[] {
  const sent: Flash[] = []
  let sign = -1
  for (const word of words) {
    for (const token of word) {
      sign++
      if (!isMorse(token)) continue
      for (const mark of token)
        sent.push({ lit: true, units: mark === '-' ? 3 : 1, sign }, { lit: false, units: 1, sign })
      const pause = sent.at(-1)!
      pause.units = 3
    }
    const pause = sent.at(-1)
    if (pause) pause.units = 7
  }
  return sent
}
