import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import type { Step } from './normalise.ts'
import { normalise, presets, withSteps } from './normalise.ts'

interface Pairs {
  title: string
  steps: ReadonlySet<Step>
  language: Locale
  pairs: string
}

const table: Pairs[] = [
  {
    title: 'words in English',
    steps: presets.word,
    language: 'en',
    pairs: `
      moon = Moon | MOON = moon | the moon = moon | The Moon! = moon | a moon = the moon | an owl = owl
      An Owl. = OWL | moon. = moon | "moon" = moon | “moon” = moon | (moon) = moon | moon?! = moon | moon… = moon
      «moon» = moon | don't = don’t | dont = don't | o'clock = oclock | rock 'n' roll = rock n roll
      mother-in-law = mother in law | mother–in–law = mother-in-law | mother‑in‑law = mother-in-law
      mother—in—law = mother in law | naïve = naive | café = cafe | resume = résumé | coöperate = cooperate
      façade = facade | jalapeño = jalapeno | æon = aeon | Cæsar = Caesar | œuvre = oeuvre | straße = strasse
      smørrebrød = smorrebrod | Łódź = Lodz | ﬁsh = fish | ｍｏｏｎ = moon | Ⓜoon = moon
      fish and chips = Fish, and chips | fish & chips = fish and chips | fish & chips ≠ fish chips | snow white = Snow  White
      old man = the old man | the the = the | a = A | 7 = ７ | H2O = h₂o | mc² = mc2 | v1.5 = V1.5 | -5 = −5
      moon ≠ moons | moon ≠ noon | moon ≠ honeymoon | snow white ≠ white snow | snowwhite ≠ snow white | seven ≠ 7
      mix ≠ 1009 | vii ≠ 7 | 1.5 ≠ 15 | -5 ≠ 5 | le moon ≠ moon | moon the ≠ moon | theatre ≠ atre | anagram ≠ agram
      007 ≠ 7
    `,
  },
  {
    title: 'words in French',
    steps: presets.word,
    language: 'fr',
    pairs: `
      lune = Lune | la lune = lune | La Lune ! = lune | une lune = la lune | des lunes = lunes
      les lunes = des lunes | l'ombre = ombre | L’ombre = ombre | l´ombre = ombre | l\`ombre = l’ombre
      l ombre = ombre | d'ombre = ombre | de l'ombre = ombre | de la lune = lune | du soleil = soleil
      le soleil = soleil | un œuf = oeuf | l'œuf = un oeuf | L’ŒUF = oeuf | cœur = coeur | CŒUR = cœur
      sœur = soeur | nœud = noeud | vœux = voeux | ex æquo = ex aequo | lætitia = laetitia | été = ete | ÉTÉ = été
      É́té = été | forêt = foret | Noël = noel | garçon = garcon | où = ou | là = la | hôtel = hotel | maïs = mais
      ambiguë = ambigue | ambigüe = ambiguë | aiguë = aigue | Québec = quebec | Montréal = MONTREAL
      Trois-Rivières = trois rivieres | peut-être = peut etre | peut‑être = peut-être | peut–être ? = peut-être
      arc-en-ciel = arc en ciel | l'arc-en-ciel = arc en ciel | aujourd'hui = aujourd’hui | aujourd'hui = aujourdhui
      jusqu'à = jusqu’a | qu'il = qu’il | s'il te plaît = s’il te plait | « la lune » = lune | “ la lune ” = lune
      la lune. = lune | la  lune = lune | porte‑clés = porte-cles | chat noir = le chat noir | l'homme = homme
      les hommes = hommes | presqu'île = presqu’ile | un = UN | la = La | 3,5 = 3,5 ! | ombre ≠ nombre
      lune ≠ l'une | lune ≠ lunes | chat noir ≠ noir chat | sale ≠ salle | un ≠ 1 | deux ≠ 2 | the lune ≠ lune
      dune ≠ une | lame ≠ me | 3,5 ≠ 35 | mère ≠ mer
    `,
  },
  {
    title: 'phrases and numbers in English',
    steps: presets.phrase,
    language: 'en',
    pairs: `
      seven = 7 | Seven = VII | vii = 7 | XIV = fourteen | iv = 4 | IX = nine | XCIX = 99 | CM = 900 | zero = 0
      twelve = 12 | twenty = 20 | twenty one = 21 | twenty-one = 21 | Twenty–One = 21 | ninety-nine = 99
      a hundred = 100 | one hundred = 100 | hundred = 100 | one hundred and one = 101 | one hundred one = 101
      two hundred and fifty = 250 | nine hundred and ninety-nine = 999 | 007 = 7 | 7.0 = 7 | 7.50 = 7.5 | 3,5 = 3.5
      1,234 = 1234 | 1 234 = 1234 | 1 234 567 = 1,234,567 | 1,234.50 = 1234.5 | 0,123 = 0.123 | −5 = -5
      three blind mice = 3 blind mice | the three mice = 3 mice | Seven Dwarfs = the 7 dwarfs
      at five o'clock = at 5 oclock | chapter IV = chapter four | twenty-one guns = 21 guns | seven ≠ 8
      seventeen ≠ 70 | IIII ≠ 4 | IM ≠ 999 | mix ≠ 1009 | twenty one ≠ 20 | 1.234 ≠ 1234 | often ≠ of10
      V = 5 | x = ten | the V = five | I ≠ 1 | I ≠ one | V neck ≠ 5 neck | x-ray ≠ 10 ray | vitamin C ≠ vitamin 100
      I think twelve = I think 12 | I think twelve ≠ 1 think 12 | dix ≠ 509 | a CD player ≠ 400 player | civil ≠ 1
      twelve hundred = 1200 | twelve hundred and five = 1205 | nineteen hundred eighty-four = 1984 | XIV = Xiv
      twelve hundred ≠ 12100 | five one hundred ≠ 5100 | four CM ≠ 4900 | three 105 ≠ 3105 | VI 105 ≠ 6105
      hundred hundred ≠ 100100 | twenty hundred ≠ 20100
      someone ≠ some1 | -5 ≠ 5 | 3 mice ≠ 4 mice | mice 3 ≠ 3 mice | sept ≠ 7
    `,
  },
  {
    title: 'phrases and numbers in French',
    steps: presets.phrase,
    language: 'fr',
    pairs: `
      sept = 7 | Sept = VII | zéro = 0 | zero = 0 | un = 1 | seize = 16 | dix-sept = 17 | dix sept = 17
      vingt et un = 21 | vingt-et-un = 21 | vingt et une = 21 | vingt-deux = 22 | soixante-dix = 70
      soixante et onze = 71 | soixante-et-onze = 71 | septante et un = 71 | septante-deux = 72 | quatre-vingts = 80
      quatre-vingt = 80 | huitante = 80 | quatre-vingt-un = 81 | quatre-vingt-dix = 90 | nonante = 90
      quatre-vingt-onze = 91 | quatre-vingt-dix-neuf = 99 | cent = 100 | cent un = 101 | deux cents = 200
      deux cent un = 201 | trois-cent-vingt-et-un = 321 | neuf cent quatre-vingt-dix-neuf = 999 | 3,5 = 3.5
      3,50 = 3,5 | 1 234 = 1234 | 1 234,5 = 1234,5 | 1 234 567 = 1234567 | 007 = 7 | les trois souris = 3 souris
      les sept nains = 7 nains | chapitre IV = chapitre quatre | vingt-et-un chats = 21 chats
      à cinq heures = a 5 heures | sept ≠ 8 | six ≠ 7 | quatre vingt ≠ 4 | soixante ≠ 70 | vingt-et-un ≠ 20
      dix = 10 | dix ≠ 509 | celui-ci ≠ celui 101 | mi ≠ 1001 | civil ≠ 1 | vi = 6 | le VI = six | à vie ≠ a 6e
      douze cents = 1200 | dix-neuf cent quatre-vingt-quatre = 1984 | onze cent un = 1101 | douze cents ≠ 12100
      cinq deux cents ≠ 5200 | y ≠ 1 | plan B ou C ≠ plan B ou 100
      1,234 ≠ 1234 | centaine ≠ 100 | seven ≠ 7 | trois souris ≠ souris trois
    `,
  },
  {
    title: 'codes',
    steps: presets.code,
    language: 'en',
    pairs: `
      1234 = 12 34 | 1234 = 12-34 | 1234 = 1–2–3–4 | 1234 = １２３４ | 0042 = 00 42 | ab12 = AB12 | A-B = ab | été = ETE
      œuf = oeuf | 12 34 = 12 34 | ①② = 12 | 0042 ≠ 42 | 1234 ≠ 4321 | 1,234 ≠ 1234 | O0 ≠ 00 | the ≠ t | seven ≠ 7
      a.b ≠ ab
    `,
  },
  {
    title: 'codes with look-alikes',
    steps: withSteps(presets.code, { lookalikes: true }),
    language: 'en',
    pairs: `
      O0 = 00 | lO = 10 | IL = 11 | B0X = box | B ≠ 8 | S ≠ 5
    `,
  },
  {
    title: 'words whose accents count',
    steps: withSteps(presets.word, { accents: false }),
    language: 'fr',
    pairs: `
      salé = Salé | SALÉ = salé | sale\u0301 = salé | l’été = été | cœur = coeur | salé ≠ sale | pêche ≠ péché
      où ≠ ou
    `,
  },
  {
    title: 'words whose case counts',
    steps: withSteps(presets.word, { case: false }),
    language: 'en',
    pairs: `
      The Moon = Moon | Œuvre = OEuvre | Moon ≠ moon | US ≠ us
    `,
  },
]

const rows = table.flatMap(({ title, steps, language, pairs }) =>
  pairs
    .split(/[\n|]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, typed = '', sign, accepted = ''] = /^(.+) ([=≠]) (.+)$/u.exec(line) ?? []
      return { title, typed, accepted, isSame: sign === '=', steps, language }
    }),
)

test('the table has at least 200 pairs, each only once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect(new Set(rows.map((row) => JSON.stringify([row.title, row.typed, row.accepted]))).size).toBe(rows.length)
  for (const row of rows) expect([row.typed, row.accepted]).not.toContain('')
})

test.each(rows)('$title: $typed, $accepted: $isSame', ({ typed, accepted, isSame, steps, language }) => {
  const [one, other] = [typed, accepted].map((text) => normalise(text, steps, language))
  if (isSame) expect(one).toBe(other)
  else expect(one).not.toBe(other)
})
