/*
 * Without accents, in small letters. Kept to what is an insult or obscene wherever it stands: words with a harmless sense of their own
 * (calice, cock, dick, tapette, bite) are left to the host, who can take somebody out.
 */

const variants = (stem: string, ...endings: string[]): string[] => [stem, ...endings.map((ending) => stem + ending)]

/** Foul as a word of its own. */
export const foulWords: readonly string[] = [
  // English: obscene
  ...variants('shit', 's', 'ty', 'ting', 'ted', 'ter', 'head', 'heads', 'hole', 'face', 'show', 'bag'),
  ...variants('bullshit', 's', 'ter'), 'horseshit', 'dipshit', 'dipshits', 'apeshit', 'batshit', 'chickenshit',
  ...variants('bitch', 'es', 'y', 'ing', 'ed'), 'biatch',
  ...variants('cunt', 's', 'y', 'ish', 'face'), ...variants('twat', 's'),
  ...variants('asshole', 's'), ...variants('arsehole', 's'), ...variants('asshat', 's'), ...variants('dumbass', 'es'), ...variants('jackass', 'es'), 'asswipe', 'assface',
  ...variants('whore', 's', 'house'), ...variants('slut', 's', 'ty'), ...variants('skank', 's', 'y'), ...variants('bastard', 's'),
  ...variants('dickhead', 's'), 'dickface', ...variants('wanker', 's'), 'wank', 'wanking', ...variants('douchebag', 's'), 'pussy', 'pussies', 'tits', 'titties', 'jizz', 'cumshot', 'bollocks', 'blowjob', 'blowjobs', 'handjob', 'fck', 'fcking', 'fuk', 'fuking', 'stfu', 'gtfo', 'kys',
  // English: slurs
  ...variants('nigga', 's', 'z'), 'niga', ...variants('fag', 's', 'gy'), 'tranny', 'trannies', ...variants('retard', 's', 'ed'), ...variants('spic', 's'), ...variants('kike', 's'), ...variants('chink', 's', 'y'), ...variants('gook', 's'), ...variants('wetback', 's'), ...variants('paki', 's'), ...variants('raghead', 's'), ...variants('towelhead', 's'), ...variants('shemale', 's'), ...variants('golliwog', 's'), 'beaner', 'beaners', 'zipperhead', 'lesbo', 'lesbos',
  // French: obscene
  ...variants('putain', 's'), ...variants('pute', 's'), 'ptn', ...variants('salope', 's', 'rie', 'ries'), ...variants('salop', 's'), ...variants('salaud', 's'), ...variants('connard', 's', 'e', 'es'), ...variants('conard', 's'), ...variants('connasse', 's'), ...variants('conasse', 's'), ...variants('pouffiasse', 's'), ...variants('poufiasse', 's'), 'petasse', 'petasses',
  ...variants('merde', 's', 'r', 'ux', 'use'), 'merdique', 'merdiques', ...variants('emmerde', 's', 'r', 'nt', 'ur', 'urs', 'z'), 'chier', 'chiasse', ...variants('couille', 's'), ...variants('enfoire', 's', 'e', 'es'), ...variants('batard', 's', 'e', 'es'), ...variants('nique', 'r', 's', 'z'), 'niker', 'ntm', 'fdp', 'branleur', 'branleurs', 'branlette', 'branler', 'trouduc', 'trouducul',
  'tabarnak', 'tabarnac', 'tabarnaks', 'calisse', 'caliss', 'ostie', 'osti', 'estie', 'viarge', 'crosseur', 'crosseurs', 'plotte', 'plottes',
  // French: slurs
  ...variants('negre', 's', 'sse', 'sses'), ...variants('bougnoule', 's'), ...variants('bougnoul', 's'), ...variants('bicot', 's'), ...variants('youpin', 's', 'e', 'es'), ...variants('chinetoque', 's'), ...variants('chinetok', 's'), ...variants('bamboula', 's'), ...variants('pede', 's'), ...variants('tarlouze', 's'), ...variants('gouine', 's'), ...variants('fiotte', 's'), ...variants('tafiole', 's'), 'mongolito', 'mongolitos',
]

/** Foul wherever they stand in a word: nothing harmless holds them. */
export const foulParts: readonly string[] = ['fuck', 'nigger', 'faggot', 'cocksuck', 'motherfuk', 'encul']

/** Foul together, word by word. */
export const foulPhrases: readonly (readonly string[])[] = [
  ['trou', 'du', 'cul'],
  ['trou', 'de', 'cul'],
  ['va', 'te', 'faire', 'foutre'],
    ['kill', 'yourself'],
  ['kill', 'your', 'self'],
  ['sale', 'arabe'],
  ['sale', 'juif'],
]

/** Harmless, and read like something that is not. */
export const innocent: ReadonlySet<string> = new Set(['shitake', 'shiitake', 'snigger', 'sniggers', 'sniggered', 'sniggering'])
