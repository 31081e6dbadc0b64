import type { Language } from './plain.ts'

type Both = Readonly<Record<Language, string>>

/** Story parts of a theme, which replace the general ones. Victims as in `story-parts.ts`. */
interface Theme {
  /** Beginnings of words, without accents. */
  words: RegExp
  victims: readonly Both[]
  methods: readonly (Both & { trace: Both })[]
}

export const themes: readonly Theme[] = [
  {
    words:
      /\b(?:sea|ship|boat|sail|yacht|ocean|cruise|pirate|harbou?r|mer\b|bateau|navire|voilier|croisiere|port\b|phare|lighthouse|captain|capitaine|island|ile\b|titanic)/u,
    victims: [
      {
        en: 'the owner of the ship, who counted every coil of rope',
        fr: 'possédait le navire et en comptait chaque cordage',
      },
      {
        en: 'a captain who never spoke of the last voyage',
        fr: 'commandait un navire et ne parlait jamais du dernier voyage',
      },
    ],
    methods: [
      {
        en: 'The lifeline had been cut halfway through, and in the swell of the night {victim} trusted it.',
        fr: 'La ligne de vie avait été coupée à moitié et, dans la houle de la nuit, {victim} s’y tenait comme toujours.',
        trace: {
          en: 'a sailor’s knife with hemp in the hinge',
          fr: 'un couteau de marin avec du chanvre dans la charnière',
        },
      },
      {
        en: 'Poison had been poured into the rum that only {victim} was allowed to drink.',
        fr: 'Le poison avait été versé dans le rhum que personne d’autre que {victim} n’avait le droit de boire.',
        trace: { en: 'a cork that smells of bitter almonds', fr: 'un bouchon qui sent l’amande amère' },
      },
    ],
  },
  {
    words: /\b(?:train|railway|express|orient|locomotive|gare|wagon|chemin de fer)/u,
    victims: [
      { en: 'the director of the railway line', fr: 'dirigeait la compagnie de chemin de fer' },
      {
        en: 'a traveller who always booked the whole compartment',
        fr: 'voyageait sans cesse et réservait tout le compartiment',
      },
    ],
    methods: [
      {
        en: 'In the long tunnel, while the lamps were out, a silk scarf was drawn tight around the neck of {victim}.',
        fr: 'Dans le long tunnel, pendant que les lampes étaient éteintes, un foulard de soie s’est resserré autour du cou de {victim}.',
        trace: { en: 'a ticket punched twice', fr: 'un billet poinçonné deux fois' },
      },
      {
        en: 'The night drink that the dining car sent to {victim} held enough sleeping powder for the whole carriage.',
        fr: 'La tisane que le wagon-restaurant servait à {victim} contenait assez de somnifère pour toute la voiture.',
        trace: {
          en: 'a folded paper with white dust in its crease',
          fr: 'un papier plié avec de la poudre blanche dans le pli',
        },
      },
    ],
  },
  {
    words:
      /\b(?:theat|opera|circus|cirque|stage|scene\b|ballet|cabaret|carnival|carnaval|masquerade|masque|magic|magie|film|cinema|hollywood)/u,
    victims: [
      {
        en: 'the star whom everybody applauded and nobody liked',
        fr: 'brillait sur scène sous les bravos, sans que personne l’aime',
      },
      {
        en: 'a producer who owed the whole company a month’s wages',
        fr: 'produisait les spectacles et devait un mois de salaire à toute la troupe',
      },
    ],
    methods: [
      {
        en: 'A sandbag fell from above the stage on the very mark where {victim} had to stand.',
        fr: 'Un sac de sable est tombé des cintres, exactement sur la marque où devait se tenir {victim}.',
        trace: { en: 'a rope end cut clean, not frayed', fr: 'un bout de corde coupé net, et non usé' },
      },
      {
        en: 'The prop dagger of the last act had been exchanged for a real one.',
        fr: 'La dague de théâtre du dernier acte avait été échangée contre une vraie.',
        trace: {
          en: 'a blunt dagger, hidden in the costume basket',
          fr: 'une dague émoussée, cachée dans le panier de costumes',
        },
      },
    ],
  },
  {
    words:
      /\b(?:museum|musee|egypt|pyramid|pharao|mumm|momie|archaeolog|archeolog|gallery|galerie|art\b|painting|peintre|tableau|temple|relic|relique)/u,
    victims: [
      {
        en: 'a curator who knew what in the collection was false',
        fr: 'veillait sur la collection et savait ce qui y était faux',
      },
      {
        en: 'an archaeologist who had brought home more than the lists say',
        fr: 'dirigeait des fouilles et en avait rapporté plus que ne disent les listes',
      },
    ],
    methods: [
      {
        en: 'The lid of a stone coffin, propped open for the guests, came down on {victim}.',
        fr: 'Le couvercle d’un sarcophage, ouvert pour la visite, est retombé sur {victim}.',
        trace: { en: 'a wooden wedge with fresh teeth marks of a saw', fr: 'un coin de bois fraîchement scié' },
      },
      {
        en: 'The old dust on the jar was a poison, and {victim} blew it off.',
        fr: 'La vieille poussière du vase était un poison, et le souffle de {victim} l’a soulevée.',
        trace: { en: 'a brush with grey powder in its hairs', fr: 'un pinceau aux poils pleins de poudre grise' },
      },
    ],
  },
  {
    words:
      /\b(?:snow|winter|ski\b|ski |mountain|alp|chalet|christmas|noel|neige|hiver|montagne|cabin|lodge|arctic|arctique|ice\b|glace)/u,
    victims: [
      {
        en: 'the owner of the lodge, who turned no key without a fee',
        fr: 'tenait l’auberge et ne tournait aucune clé sans se faire payer',
      },
      {
        en: 'a mountain guide who came back alone one winter',
        fr: 'guidait les alpinistes et, un hiver, redescendit sans personne',
      },
    ],
    methods: [
      {
        en: 'The door to the terrace was locked behind {victim}, on the coldest night of the year, and nobody heard the knocking.',
        fr: 'La porte de la terrasse s’est refermée à clé derrière {victim}, la nuit la plus froide de l’année, et personne n’a entendu frapper.',
        trace: { en: 'a key that is still wet', fr: 'une clé encore mouillée' },
      },
      {
        en: 'Something had been stirred into the mulled wine, in the one mug with the red ribbon.',
        fr: 'Quelque chose avait été mêlé au vin chaud, dans la seule tasse au ruban rouge.',
        trace: { en: 'a red ribbon, tied anew by another hand', fr: 'un ruban rouge, renoué par une autre main' },
      },
    ],
  },
  {
    words:
      /\b(?:space|spatial|spaceship|vaisseau|station spatiale|planet|mars\b|robot|cyber|futur|science|laborat|android|galax|lune\b|moon base|22\d\d|2[1-9]\d\d)/u,
    victims: [
      {
        en: 'the head of the programme, who alone knew all the codes',
        fr: 'dirigeait le programme et en connaissait tous les codes',
      },
      {
        en: 'an engineer who had reported a fault and been ignored',
        fr: 'veillait sur les machines et avait signalé une panne en vain',
      },
    ],
    methods: [
      {
        en: 'The air of one room had been turned off at the panel, at the hour when {victim} slept there.',
        fr: 'L’air d’une seule pièce avait été coupé au tableau de commande, à l’heure où {victim} y dormait.',
        trace: { en: 'a log with one minute missing', fr: 'un journal de bord où il manque une minute' },
      },
      {
        en: 'A capsule in the medicine store had been filled anew, and the dose was meant for {victim}.',
        fr: 'Une capsule de la pharmacie avait été remplie à nouveau, et la dose était destinée à {victim}.',
        trace: { en: 'a label printed at the wrong hour', fr: 'une étiquette imprimée à la mauvaise heure' },
      },
    ],
  },
  {
    words:
      /\b(?:castle|chateau|medieval|knight|chevalier|king|queen|roi\b|reine|court|royal|throne|dragon|moyen age|middle ages|viking)/u,
    victims: [
      { en: 'the keeper of the royal seal', fr: 'gardait le sceau royal' },
      { en: 'a counsellor who whispered in every ear', fr: 'conseillait le trône et murmurait à toutes les oreilles' },
    ],
    methods: [
      {
        en: 'The cup at the high table had been rubbed with wolfsbane, and only {victim} drank from it.',
        fr: 'La coupe de la table haute avait été frottée d’aconit, et personne d’autre que {victim} n’y buvait.',
        trace: { en: 'a glove stained green at two fingers', fr: 'un gant taché de vert à deux doigts' },
      },
      {
        en: 'A step of the tower stair had been loosened, the one on which {victim} always paused.',
        fr: 'Une marche de l’escalier de la tour avait été descellée, celle où {victim} s’arrêtait toujours.',
        trace: { en: 'mortar under a fingernail', fr: 'du mortier sous un ongle' },
      },
    ],
  },
  {
    words:
      /\b(?:west|saloon|cowboy|sheriff|gold rush|ruee|desert|ranch|poker|casino|jazz|speakeasy|prohibition|gangster|mafia|cabaret)/u,
    victims: [
      {
        en: 'the owner of the house, to whom every player was in debt',
        fr: 'tenait la maison et faisait crédit à toutes les tables',
      },
      {
        en: 'a card player who never lost twice to the same person',
        fr: 'jouait aux cartes et ne perdait jamais deux fois contre la même personne',
      },
    ],
    methods: [
      {
        en: 'The bottle under the counter, kept for {victim} alone, had been opened before.',
        fr: 'La bouteille sous le comptoir, gardée pour {victim}, avait déjà été ouverte.',
        trace: { en: 'a second seal, warm wax over cold', fr: 'un second cachet, de la cire neuve sur l’ancienne' },
      },
      {
        en: 'While the band played its loudest piece, one shot from behind the curtain went unheard.',
        fr: 'Pendant que l’orchestre jouait au plus fort, un coup de feu est parti de derrière le rideau sans que personne l’entende.',
        trace: { en: 'a curtain with a scorched hole', fr: 'un rideau percé d’un trou roussi' },
      },
    ],
  },
  {
    words:
      /\b(?:wine|vin\b|vineyard|vigne|vignoble|vendange|chef|cuisine|restaurant|dinner party|banquet|chocolat|food|harvest|recolte)/u,
    victims: [
      {
        en: 'the owner of the vineyard, who trusted no other palate',
        fr: 'possédait le vignoble et ne se fiait à aucun autre palais',
      },
      { en: 'a critic whose column closed restaurants', fr: 'signait des critiques qui fermaient des restaurants' },
    ],
    methods: [
      {
        en: 'In the blind tasting, the third glass of {victim} was not the same wine as everybody else’s.',
        fr: 'À la dégustation à l’aveugle, le troisième verre de {victim} n’était pas le même vin que celui des autres.',
        trace: { en: 'a glass with a mark scratched into its foot', fr: 'un verre au pied rayé d’une marque' },
      },
      {
        en: 'A mushroom that nobody buys was sliced into the one plate without cream.',
        fr: 'Un champignon que personne n’achète avait été émincé dans la seule assiette sans crème.',
        trace: { en: 'earth from the wood on a kitchen knife', fr: 'de la terre des bois sur un couteau de cuisine' },
      },
    ],
  },
]

/** The first theme with its own parts among the words that describe a story. */
export function themeOf(words: readonly (string | undefined)[]): Theme | undefined {
  const plain = words.map((each) => (each ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).filter(Boolean)
  for (const text of plain) {
    const found = themes.find(({ words: stems }) => stems.test(text))
    if (found) return found
  }
  return undefined
}
