/** Units by their symbol, with their names in both languages, without accents and plural s. */
const named: Record<string, string> = {
  mm: 'millimetre, millimeter',
  cm: 'centimetre, centimeter',
  dm: 'decimetre, decimeter',
  m: 'metre, meter',
  km: 'kilometre, kilometer',
  in: 'inch, inches, pouce, po, "',
  ft: "foot, feet, pied, pi, '",
  yd: 'yard, verge',
  mi: 'mile',
  mg: 'milligram, milligramme',
  g: 'gram, gramme',
  kg: 'kilogram, kilogramme, kilo',
  t: 'tonne, ton',
  lb: 'pound, livre',
  oz: 'ounce, once',
  ml: 'millilitre, milliliter',
  cl: 'centilitre, centiliter',
  dl: 'decilitre, deciliter',
  l: 'litre, liter',
  s: 'second, seconde, sec',
  min: 'minute',
  h: 'hour, heure, hr',
  d: 'day, jour, j',
  wk: 'week, semaine',
  mo: 'month, mois',
  yr: 'year, annee, an',
  'km/h': 'kmh, kph, kilometre par heure, kilometre per hour, kilometer per hour, kilometre a l heure',
  mph: 'mile per hour',
  'm/s': 'metre par seconde, metre per second, meter per second',
  '°c': '°celsius, degree celsius, degre celsius, celsius, c',
  '°f': '°fahrenheit, degree fahrenheit, degre fahrenheit, fahrenheit, f',
  '°': 'degree, degre, deg',
  '%': 'percent, per cent, pour cent',
  $: 'dollar',
  '€': 'euro',
  '£': '',
  '¥': 'yen',
  '¢': '',
}

const singular = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.length > 2 ? word.replace(/s$/u, '') : word))
    .join(' ')

const symbols = new Map(
  Object.entries(named).flatMap(([symbol, names]) =>
    [symbol, ...names.split(', ')]
      .filter((name) => name !== '')
      .flatMap((name) => [[name, symbol] as const, [singular(name), symbol] as const]),
  ),
)

const mostWords = Math.max(...[...symbols.keys()].map((name) => name.split(' ').length))

/** Lower case without accents. Null if it is not a unit. */
const unitOf = (text: string): string | null => symbols.get(text) ?? symbols.get(singular(text)) ?? null

/** People say "20 degrees" without naming the scale. */
export const isTemperature = (unit: string | null): boolean => unit === '°c' || unit === '°f'

const isCurrency = (sign: string): boolean => /^\p{Sc}$/u.test(sign)

interface WithUnit {
  rest: string
  unit: string | null
  /** Written as a word: if the answer is "12 cm", it may be left out, but `5 $` is not `5`. */
  isWord: boolean
}

/** Takes the unit off the end, or a currency off the start; `unit` is null if there is none. */
export function splitUnit(text: string): WithUnit {
  const [first = ''] = text
  if (isCurrency(first) && unitOf(first))
    return { rest: text.slice(first.length).trim(), unit: unitOf(first), isWord: false }
  const words = text.replace(/(?<=\p{N})(?=[\p{L}\p{Sc}%°"'])/gu, ' ').split(' ')
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length--) {
    const name = words.slice(-length).join(' ')
    const unit = unitOf(name)
    if (unit) return { rest: words.slice(0, -length).join(' '), unit, isWord: /^(?![cf]$)\p{L}/u.test(name) }
  }
  return { rest: text, unit: null, isWord: false }
}
