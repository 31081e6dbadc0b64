import { expect, test } from 'vitest'
import { understand } from './understand.ts'
import type { Sense, Vocabulary } from './understood.ts'

/** A small vocabulary, so that these tests cover only the reading. */
const words: Record<string, Sense[]> = Object.fromEntries(
  (
    [
      ['thing:cat', 'cat cats chat chats'],
      ['thing:dog', 'dog dogs chien chiens'],
      ['thing:bird', 'bird birds oiseau oiseaux'],
      ['thing:candle', 'candle candles bougie bougies'],
      ['thing:door', 'door doors porte portes'],
      ['thing:key', 'key keys cle cles'],
      ['thing:book', 'book books livre livres'],
      ['thing:clock', 'clock clocks horloge horloges'],
      ['thing:mirror', 'mirror miroir'],
      ['thing:moon', 'moon lune'],
      ['thing:rose', 'rose roses'],
      ['thing:lamp', 'lamp lampe'],
      ['thing:vase', 'vase vases'],
      ['thing:watch', 'pocket_watch montre_de_poche'],
      ['furnishing:table', 'table tables'],
      ['place:kitchen', 'kitchen cuisine'],
      ['place:library', 'library bibliotheque'],
      ['place:forest', 'forest foret bois'],
      ['place:room', 'room piece'],
      ['person:witch', 'witch sorciere'],
      ['looks:hat', 'hat chapeau'],
      ['mood:foggy', 'fog brouillard'],
      ['daytime:night', 'night nuit midnight minuit'],
    ] as const
  ).flatMap(([sense, list]) => {
    const [kind = '', name = ''] = sense.split(':')
    return list.split(' ').map((word) => [word, [{ kind, name } as Sense]])
  }),
)
const vocabulary: Vocabulary<Sense> = {
  sensesOf: (word) => (Object.hasOwn(words, word) ? words[word]! : []),
  isClock: ({ name }) => name === 'clock' || name === 'watch',
}

/** `said`: what was understood (“3 red candle (unlit)”, “no cat”, “at 3:15”); `unknown`: what was not. */
function read(prompt: string): { said: string; unknown: string } {
  const { mentions, times, hands, nobody, colours, unknown } = understand(prompt, vocabulary)
  const each = mentions.map(({ senses, absent, count, colour, states }) => {
    if (absent) return `no ${senses[0]!.name}`
    const about = states.length > 0 ? `(${states.map(({ value }) => value).join(' ')})` : ''
    const hue = colour ? `${colour.not ? 'not-' : ''}${colour.value}` : ''
    return [count ? String(count.value) : '', hue, senses[0]!.name, about].filter(Boolean).join(' ')
  })
  const clock = times.map(({ value }) =>
    value ? `at ${value.hour}:${String(value.minute).padStart(2, '0')}` : 'at no time',
  )
  return {
    said: [
      ...each,
      ...clock,
      ...(hands ? [] : ['no hands']),
      ...(nobody ? ['nobody'] : []),
      ...colours.map(({ value }) => `all ${value}`),
    ].join(', '),
    unknown: unknown
      .toSorted((a, b) => a.at - b.at)
      .map(({ words: text }) => text)
      .join(' '),
  }
}

test.each([
  ['A kitchen with no cat', 'kitchen, no cat'],
  ['A kitchen without a cat', 'kitchen, no cat'],
  ['A kitchen, not a single cat', 'kitchen, no cat'],
  ['Un chien qui ne dort pas dans une cuisine', 'dog (awake), kitchen'],
  ['La lampe ne brûle plus', 'lamp (unlit)'],
  ['Une lampe qui n’est pas allumée', 'lamp (unlit)'],
  ['A kitchen without a single cat', 'kitchen, no cat'],
  ['Une cuisine sans une seule lampe', 'kitchen, no lamp'],
  ['Une cuisine, pas un seul chat', 'kitchen, no cat'],
  ['A kitchen without any cats or dogs', 'kitchen, no cat, no dog'],
  ['No cats, dogs or birds in the kitchen', 'no cat, no dog, no bird, kitchen'],
  ['Neither a cat nor a dog, but a bird', 'no cat, no dog, bird'],
  ['A library without a cat, a dog on the table', 'library, no cat, dog, table'],
  ['No cat and a dog', 'no cat, dog'],
  ['No cats and no dogs', 'no cat, no dog'],
  ['There isn’t a cat in the kitchen', 'no cat, kitchen'],
  ["Don't draw a cat", 'no cat'],
  ['A dog instead of a cat', 'dog, no cat'],
  ['A forest free of birds', 'forest, no bird'],
  ['A cat-free kitchen', 'no cat, kitchen'],
  ['A moonless night', 'no moon, night'],
  ['The cat is missing', 'no cat'],
  ['A missing key', 'no key'],
  ['Not only a cat, but a dog', 'cat, dog'],
  ['Nothing but a candle', 'candle'],
  ['A forest, not at night', 'forest, no night'],
  ['A witch without a hat', 'witch, no hat'],
  ['A kitchen with nobody in it', 'kitchen, nobody'],
  ['Une cuisine sans chat', 'kitchen, no cat'],
  ['Une cuisine, pas de chat', 'kitchen, no cat'],
  ['Il n’y a pas de chat dans la cuisine', 'no cat, kitchen'],
  ['Il n’y a aucun chat', 'no cat'],
  ['Ni chat ni chien, mais un oiseau', 'no cat, no dog, bird'],
  ['Une cuisine sans chat ni chien', 'kitchen, no cat, no dog'],
  ['Un chien au lieu d’un chat', 'dog, no cat'],
  ['Il n’y a plus de bougies', 'no candle'],
  ['Une forêt dépourvue d’oiseaux', 'forest, no bird'],
  ['Il n’y a personne dans la cuisine', 'kitchen, nobody'],
  ['La clé a disparu', 'no key'],
  ['Pas seulement un chat', 'cat'],
  ['Une sorcière sans chapeau', 'witch, no hat'],
  ['Une nuit sans lune', 'night, no moon'],
  ['Une forêt sans brouillard', 'forest, no foggy'],
])('negated things are recognised: %s', (prompt, said) => {
  expect(read(prompt).said).toBe(said)
})

test.each([
  ['A clock at quarter past three', '3:15'],
  ['A clock showing a quarter to four', '3:45'],
  ['A clock at half past seven', '7:30'],
  ['A clock at half seven', '7:30'],
  ['A clock at twenty-five to six', '5:35'],
  ['A clock at five minutes to midnight', '23:55'],
  ['A clock showing three fifteen', '3:15'],
  ['A clock that says ten thirty', '10:30'],
  ['A clock at three o’clock', '3:00'],
  ['A clock at 3:15 pm', '15:15'],
  ['A clock reading 3.15', '3:15'],
  ['A clock at 4 p.m.', '16:00'],
  ['A clock striking three', '3:00'],
  ['A quarter after three on the clock', '3:15'],
  ['Une horloge à trois heures et quart', '3:15'],
  ['Une horloge à quatre heures moins le quart', '3:45'],
  ['Une horloge à sept heures et demie', '7:30'],
  ['Une horloge à six heures moins vingt-cinq', '5:35'],
  ['Une horloge à minuit moins cinq', '23:55'],
  ['Une horloge à midi et demi', '12:30'],
  ['Une horloge qui marque trois heures quinze', '3:15'],
  ['Une horloge à 15 h 15', '15:15'],
  ['Une horloge à 15h15', '15:15'],
  ['Une horloge à 3:15', '3:15'],
  ['Une horloge à 9 h', '9:00'],
  ['Une horloge à dix heures dix', '10:10'],
])('the time of %s is %s', (prompt, time) => {
  expect(read(prompt)).toMatchObject({ said: expect.stringContaining(`at ${time}`), unknown: '' })
})

test.each([
  ['A clock at 27:80', 'clock, at no time'],
  ['A clock without hands', 'clock, no hands'],
  ['A handless clock', 'clock, no hands'],
  ['Une horloge sans aiguilles', 'clock, no hands'],
  ['A table from two to five', 'table'],
])('no time is invented: %s', (prompt, said) => {
  expect(read(prompt).said).toBe(said)
})

test.each([
  ['Three candles', '3 candle'],
  ['A pair of keys and a dozen candles', '2 key, 12 candle'],
  ['Twenty-one candles', '21 candle'],
  ['2 red doors', '2 red door'],
  ['Three tall candles', '3 candle'],
  ['A single candle', '1 candle'],
  ['Candles', 'several candle'],
  ['Several candles', 'several candle'],
  ['A candle', 'candle'],
  ['Deux portes', '2 door'],
  ['Une porte', 'door'],
  ['Une douzaine de bougies et vingt et une clés', '12 candle, 21 key'],
  ['Soixante-dix bougies', '70 candle'],
  ['Quelques bougies', 'several candle'],
  ['Des livres', 'several book'],
])('the number of %s is kept: %s', (prompt, said) => {
  expect(read(prompt).said).toBe(said)
})

test.each([
  ['A red door', 'red door'],
  ['A red kitchen door', 'kitchen, red door'],
  ['The door is red', 'red door'],
  ['A red door and a blue key', 'red door, blue key'],
  ['A door that is not red', 'not-red door'],
  ['A black cat, asleep', 'black cat (asleep)'],
  ['A rose', 'rose'],
  ['A rose door', 'pink door'],
  ['A golden key', 'gold key'],
  ['A key that is not gold', 'not-gold key'],
  ['Une porte rouge', 'red door'],
  ['Une porte rose', 'pink door'],
  ['Une rose', 'rose'],
  ['Une clé en or', 'gold key'],
  ['Une porte en bois', 'brown door'],
  ['Un chat noir et endormi', 'black cat (asleep)'],
  ['La porte n’est pas rouge', 'not-red door'],
  ['Une porte rouge et une clé bleue', 'red door, blue key'],
  ['Blue', 'all blue'],
])('the colour of %s: %s', (prompt, said) => {
  expect(read(prompt).said).toBe(said)
})

test.each([
  ['A cat is asleep in the kitchen', 'cat (asleep), kitchen'],
  ['A kitchen where a cat sleeps', 'kitchen, cat (asleep)'],
  ['An unlit candle', 'candle (unlit)'],
  ['A candle that is not lit', 'candle (unlit)'],
  ['A candle that no longer burns', 'candle (unlit)'],
  ['The lamp is off', 'lamp (unlit)'],
  ['An open book and a closed door', 'book (open), door (closed)'],
  ['A broken mirror', 'mirror (broken)'],
  ['An empty table', 'table (empty)'],
  ['A kitchen with nothing on the table', 'kitchen, table (empty)'],
  ['Un chat endormi', 'cat (asleep)'],
  ['Un chat qui dort dans la cuisine', 'cat (asleep), kitchen'],
  ['Une bougie éteinte', 'candle (unlit)'],
  ['La bougie n’est pas allumée', 'candle (unlit)'],
  ['Une porte ouverte et un livre fermé', 'door (open), book (closed)'],
  ['Un miroir brisé', 'mirror (broken)'],
  ['Une table vide', 'table (empty)'],
  ['Rien sur la table', 'table (empty)'],
])('the state of %s: %s', (prompt, said) => {
  expect(read(prompt).said).toBe(said)
})

test.each([
  ['A purple bagpipe', 'purple bagpipe'],
  ['A cat under a Persian rug', 'under Persian rug'],
  ['A red rug and a key', 'red rug'],
  ['Two doors, one of them open', 'open'],
  ['A kitchen without unicorns', 'without unicorns'],
  ['Un dragon sans ailes', 'dragon sans ailes'],
  ['Un chat sous un tapis rouge', 'sous tapis rouge'],
  ['Une cornemuse', 'cornemuse'],
  ['A cat and a key on the table', ''],
  ['Un chat et une clé sur la table', ''],
  ['Please draw me a picture of a cat', ''],
])('of %s, the words not understood are: %s', (prompt, unknown) => {
  expect(read(prompt).unknown).toBe(unknown)
})

test('of a prompt as long as a book only the beginning is read', () => {
  expect(understand('key '.repeat(100_000), vocabulary).mentions.length).toBeLessThanOrEqual(1_000)
})

test('several words that belong together name one thing', () => {
  expect(read('A pocket watch at ten past ten')).toEqual({ said: 'watch, at 10:10', unknown: '' })
  expect(read('Une montre de poche à dix heures dix')).toEqual({ said: 'watch, at 10:10', unknown: '' })
})
