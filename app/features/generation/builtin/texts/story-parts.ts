/** Parts of a story; `{victim}` and the like are filled in. A trade has its article in French. */
interface Both {
  en: string
  fr: string
}

export const names: readonly string[] = [
  'Adèle Marchand',
  'Ambrose Quill',
  'Béatrice Lafleur',
  'Cornelius Vane',
  'Clémence Dubois',
  'Edmund Ashcroft',
  'Éloïse Tremblay',
  'Florence Hartley',
  'Gaspard Moreau',
  'Hector Blackwood',
  'Honoré Gagnon',
  'Iris Delacroix',
  'Jules Pelletier',
  'Leonora Finch',
  'Léopold Caron',
  'Mathilde Bouchard',
  'Mortimer Gray',
  'Octavia Penrose',
  'Ophélie Roy',
  'Percival Stone',
  'Rosalie Fortin',
  'Silas Thorne',
  'Solange Mercier',
  'Théodore Lavoie',
  'Ursula Whitlock',
  'Victor Sinclair',
  'Viviane Leclerc',
  'Winifred Marlowe',
  'Xavier Beaulieu',
  'Zélie Gauthier',
]

export const victims: readonly { en: string; fr: string }[] = [
  { en: 'a collector of rare clocks', fr: 'collectionnait les horloges rares' },
  { en: 'the owner of a celebrated theatre', fr: 'dirigeait un théâtre réputé' },
  { en: 'a banker whom everybody owed a favour', fr: 'menait une banque à qui tout le monde devait une faveur' },
  { en: 'a writer about to publish some merciless memoirs', fr: 'allait publier des mémoires sans pitié' },
  { en: 'the head of an old shipping family', fr: 'régnait sur une vieille famille d’armateurs' },
  {
    en: 'a perfumer with a jealously guarded recipe book',
    fr: 'créait des parfums et gardait jalousement ses recettes',
  },
  { en: 'an explorer back from a long expedition', fr: 'rentrait d’une longue expédition' },
  {
    en: 'an art dealer with a very good eye and very few scruples',
    fr: 'faisait le commerce de tableaux avec un œil sûr et peu de scrupules',
  },
  { en: 'a retired judge who never forgot a face', fr: 'avait présidé un tribunal et n’oubliait jamais un visage' },
  {
    en: 'a doctor who knew the secrets of every family in town',
    fr: 'soignait toute la ville et en connaissait les secrets',
  },
]

export const wrongs: readonly (Both & { clue: Both; reason: Both })[] = [
  {
    en: 'Years ago, {victim} let an innocent partner take the blame for a fraud.',
    fr: 'Jadis, {victim} a laissé condamner un associé innocent pour une fraude.',
    clue: { en: 'a yellowed page from a trial', fr: 'une page jaunie d’un procès' },
    reason: {
      en: 'The condemned partner was {culprit}’s father.',
      fr: 'L’associé condamné était le père de {culprit}.',
    },
  },
  {
    en: 'Behind the charm, {victim} lived by blackmail and kept every letter.',
    fr: 'Derrière son charme, {victim} vivait de chantage et gardait chaque lettre.',
    clue: { en: 'a bundle of letters with one missing', fr: 'une liasse de lettres où il en manque une' },
    reason: {
      en: 'The missing letter would have ruined {culprit}.',
      fr: 'La lettre manquante aurait ruiné {culprit}.',
    },
  },
  {
    en: 'A week before, {victim} signed a new will and told nobody whose name had gone.',
    fr: 'Une semaine plus tôt, {victim} a signé un nouveau testament sans dire quel nom en avait disparu.',
    clue: { en: 'a blotter with the mirror image of a signature', fr: 'un buvard qui porte une signature à l’envers' },
    reason: { en: 'The name that was struck out was that of {culprit}.', fr: 'Le nom rayé était celui de {culprit}.' },
  },
  {
    en: 'The fortune of {victim} began with an invention that was stolen from a friend.',
    fr: 'La fortune de {victim} repose sur une invention volée à une amitié de jeunesse.',
    clue: { en: 'a sketch signed with somebody else’s initials', fr: 'un croquis signé d’autres initiales' },
    reason: {
      en: 'The initials are those of {culprit}, who never saw a penny.',
      fr: 'Les initiales sont celles de {culprit}, qui n’en a jamais vu un sou.',
    },
  },
  {
    en: 'Long ago, {victim} broke off an engagement on the eve of the wedding.',
    fr: 'Autrefois, {victim} a rompu ses fiançailles la veille du mariage.',
    clue: { en: 'a ring engraved with two dates', fr: 'une bague gravée de deux dates' },
    reason: {
      en: 'The ring had once been meant for {culprit}, who kept the wound open.',
      fr: 'La bague était destinée à {culprit}, dont la blessure ne s’est jamais refermée.',
    },
  },
  {
    en: 'The treasure that {victim} proudly showed to every guest was a forgery, and {victim} had just found out.',
    fr: 'Le trésor que {victim} montrait à chaque visite était un faux, ce que {victim} venait de découvrir.',
    clue: { en: 'an expert’s report, torn in two', fr: 'le rapport d’expertise, déchiré en deux' },
    reason: {
      en: '{culprit} had sold the original to pay old debts.',
      fr: '{culprit} avait vendu l’original pour payer de vieilles dettes.',
    },
  },
  {
    en: 'On the night of a fire, {victim} locked a door that should have stayed open.',
    fr: 'Une nuit d’incendie, {victim} a fermé à clé une porte qui devait rester ouverte.',
    clue: { en: 'a scorched key without a lock', fr: 'une clé noircie qui n’ouvre plus rien' },
    reason: { en: '{culprit} lost a sister behind that door.', fr: '{culprit} a perdu sa sœur derrière cette porte.' },
  },
  {
    en: 'To win a seat on the council, {victim} bought votes and wrote down every price.',
    fr: 'Pour siéger au conseil, {victim} a acheté des voix et noté chaque prix.',
    clue: { en: 'a small black account book', fr: 'un petit carnet de comptes noir' },
    reason: {
      en: 'The largest sum in the book stands beside the name of {culprit}.',
      fr: 'La plus grosse somme du carnet figure à côté du nom de {culprit}.',
    },
  },
]

export const methods: readonly (Both & { trace: Both })[] = [
  {
    en: 'Poison was stirred into the evening tea, in the one cup with a chipped rim, which only {victim} ever used.',
    fr: 'Le poison a été versé dans le thé du soir, dans la tasse ébréchée dont personne d’autre que {victim} ne se servait.',
    trace: { en: 'a faint smell of bitter almonds on a glove', fr: 'une légère odeur d’amande amère sur un gant' },
  },
  {
    en: 'A heavy bronze candlestick came down once, in the dark, during the minute when the lights were out.',
    fr: 'Un lourd chandelier de bronze s’est abattu une seule fois, pendant la minute où la lumière manquait.',
    trace: { en: 'wax on a sleeve', fr: 'de la cire sur une manche' },
  },
  {
    en: 'The railing of the gallery had been sawn through and painted over, and {victim} leaned on it at midnight as always.',
    fr: 'La rambarde de la galerie avait été sciée puis repeinte, et {victim} avait l’habitude de s’y accouder comme chaque soir à minuit.',
    trace: { en: 'fresh paint under a fingernail', fr: 'de la peinture fraîche sous un ongle' },
  },
  {
    en: 'A silk cord was drawn tight from behind a curtain while the gramophone covered every sound.',
    fr: 'Un cordon de soie s’est resserré derrière un rideau pendant que le gramophone couvrait tous les bruits.',
    trace: { en: 'a curtain whose cord is too short', fr: 'un rideau dont le cordon est trop court' },
  },
  {
    en: 'A needle dipped in venom waited in the lock of the desk for the hand that would turn the key.',
    fr: 'Une aiguille trempée dans du venin attendait, dans la serrure du bureau, la main qui tournerait la clé.',
    trace: { en: 'a tiny vial, wrapped in a handkerchief', fr: 'une minuscule fiole, enroulée dans un mouchoir' },
  },
  {
    en: 'The sleeping draught was harmless by itself; with the wine of that evening it was not.',
    fr: 'Le somnifère était inoffensif en lui-même ; avec le vin de ce soir-là, il ne l’était plus.',
    trace: {
      en: 'a wine list in a hand that is not the cook’s',
      fr: 'une carte des vins écrite d’une autre main que celle de la cuisine',
    },
  },
  {
    en: 'An antique dagger was taken from the wall and put back clean, one hook too high.',
    fr: 'Une dague ancienne a été décrochée du mur, puis remise, propre, un crochet trop haut.',
    trace: { en: 'dust disturbed on a single hook', fr: 'la poussière dérangée sur un seul crochet' },
  },
  {
    en: 'The chimney flap had been shut and the window wedged, so that the stove did the work in silence.',
    fr: 'Le clapet de la cheminée avait été fermé et la fenêtre coincée : le poêle a fait le reste en silence.',
    trace: { en: 'soot on an evening cuff', fr: 'de la suie sur une manchette de soirée' },
  },
]

export const alibis: readonly Both[] = [
  {
    en: '{culprit} swore to have been playing cards at the time, but the deck on the table has only fifty-one.',
    fr: '{culprit} jurait avoir joué aux cartes à cette heure, mais le jeu sur la table n’en compte que cinquante et une.',
  },
  {
    en: '{culprit} spoke of a clock that struck eleven, although that clock had stopped two days before.',
    fr: '{culprit} parlait d’une horloge qui sonnait onze heures, alors qu’elle était arrêtée depuis deux jours.',
  },
  {
    en: '{culprit} claimed never to have been upstairs, yet described the picture that hangs there.',
    fr: '{culprit} affirmait ne pas connaître l’étage, mais a décrit le tableau qui s’y trouve.',
  },
  {
    en: '{culprit} came in from the rain with dry shoes.',
    fr: '{culprit} revenait de la pluie avec des souliers secs.',
  },
  {
    en: '{culprit} mentioned the murder weapon before anybody had found it.',
    fr: '{culprit} a mentionné l’arme du crime avant que quiconque la trouve.',
  },
]
