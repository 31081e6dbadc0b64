import type { Language } from './tokens.ts'

export const colours = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
  'beige',
  'gold',
  'silver',
] as const
export type Colour = (typeof colours)[number]

const colourWords: Readonly<Record<Colour, string>> = {
  red: 'red reddish crimson scarlet burgundy maroon rouge rouges ecarlate ecarlates cramoisi cramoisie bordeaux vermeil',
  orange: 'orange oranges rust rouille',
  yellow: 'yellow yellowish jaune jaunes amber',
  green: 'green greenish emerald vert verte verts vertes olive',
  turquoise: 'turquoise teal cyan sarcelle',
  blue: 'blue bluish azure indigo navy bleu bleue bleus bleues azur marine',
  purple: 'purple violet violette violets violettes mauve mauves lilac lilas pourpre',
  pink: 'pink fuchsia magenta rose roses',
  brown: 'brown wooden brun brune bruns brunes marron marrons',
  black: 'black noir noire noirs noires ebony',
  white: 'white blanc blanche blancs blanches ivory ivoire',
  grey: 'grey gray gris grise grises slate',
  beige: 'beige beiges sandy',
  gold: 'gold golden dore doree dores dorees',
  silver: 'silver silvery argente argentee argentes argentees',
}

export const states = ['open', 'closed', 'lit', 'unlit', 'broken', 'whole', 'asleep', 'awake', 'empty', 'full'] as const
export type State = (typeof states)[number]

const stateWords: Readonly<Record<State, string>> = {
  open: 'open opened ajar unlocked ouvert ouverte ouverts ouvertes entrouvert entrouverte entrouverts entrouvertes',
  closed: 'closed shut ferme fermee fermes fermees clos close',
  lit: 'lit lighted burning glowing allume allumee allumes allumees burns glows brule brulent brulant brulante',
  unlit: 'unlit extinguished snuffed eteint eteinte eteints eteintes',
  broken:
    'broken cracked shattered smashed casse cassee casses cassees brise brisee brises brisees fele felee feles felees fendu fendue',
  whole: 'unbroken intact intacte intacts intactes',
  asleep: 'asleep sleeping sleeps endormi endormie endormis endormies dort dorment',
  awake: 'awake eveille eveillee eveilles eveillees',
  empty: 'empty vide vides bare',
  full: 'full filled plein pleine pleins pleines rempli remplie',
}

const opposites: Readonly<Record<State, State>> = {
  open: 'closed',
  closed: 'open',
  lit: 'unlit',
  unlit: 'lit',
  broken: 'whole',
  whole: 'broken',
  asleep: 'awake',
  awake: 'asleep',
  empty: 'full',
  full: 'empty',
}

export const opposite = (state: State): State => opposites[state]

const mapOf = <Name extends string>(words: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> =>
  new Map(
    (Object.entries(words) as [Name, string][]).flatMap(([name, list]) =>
      list.split(' ').map((word): [string, Name] => [word, name]),
    ),
  )

const byColour = mapOf(colourWords)
const byState = mapOf(stateWords)

export const colourOf = (word: string): Colour | undefined => byColour.get(word)

/** « lit » is a bed in French, and English “close” is not meant here. */
export const stateOf = (word: string, language: Language): State | undefined =>
  (word === 'lit' && language === 'fr') || (word === 'close' && language === 'en') ? undefined : byState.get(word)

/** Words that also name things: the neighbouring words decide which is meant. */
export const ambiguous = new Set(
  'orange oranges rose roses gold silver violet violette violettes emerald ivory olive amber marine'.split(' '),
)

/** Words that describe nothing to draw. */
const small: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the this that these those some any all my your his her its our their each every another other of with in on at to for from by as and or but nor is are was were be been being has have having had there here it they them who whom whose which where when while very quite so too also just only still please picture image view illustration scene drawing draw show shows showing featuring containing contains contain see seen look looks stands stand standing lies lying lay placed put set hanging hangs hung holding holds carrying wearing wears sits time times o clock such like into onto full-length painted coloured colored one i you we he she me us want would do does did not no can could will shall must should if than then more most'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'un une le la les l des du de d et ou mais ni dans sur en a au aux avec est sont etait etaient etre ete soit ai as avons ont ayant avoir il elle ils elles y n ne se s qui que qu dont ou quand ce cet cette ces c mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque autre autres par pour comme tres trop aussi bien encore juste seulement voir voit vois vu vue montre montrez montrant dessine dessinez dessin image scene illustration trouve trouvent tient tiennent pose posee poses posees debout place placee accroche accrochee suspendu suspendue tenant portant la heure heures je tu nous vous on me te moi toi veux voudrais faut si plus moins tout toute tous toutes meme couleur'.split(
      ' ',
    ),
  ),
}

export const isSmall = (word: string, language: Language): boolean =>
  small[language].has(word) || (word.length === 1 && !/\d/u.test(word))
