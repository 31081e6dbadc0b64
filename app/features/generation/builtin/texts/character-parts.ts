interface Both {
  en: string
  fr: string
}

/** French sentences avoid agreement with an unknown gender. */
export const trades: readonly (Both & { costume: Both })[] = [
  {
    en: 'keeps the accounts of half the town',
    fr: 'tient les comptes de la moitié de la ville',
    costume: {
      en: 'a sober dark suit, ink on the cuffs and a ledger under one arm',
      fr: 'un costume sobre et foncé, de l’encre aux poignets et un registre sous le bras',
    },
  },
  {
    en: 'sings in a club that opens after midnight',
    fr: 'chante dans un cabaret qui ouvre après minuit',
    costume: {
      en: 'sequins, long gloves and a feather that sheds a little',
      fr: 'des paillettes, de longs gants et une plume qui perd un peu de son duvet',
    },
  },
  {
    en: 'restores old paintings, and some say improves them',
    fr: 'restaure de vieux tableaux et, paraît-il, les améliore',
    costume: {
      en: 'a paint-stained smock, a scarf and a magnifying glass on a ribbon',
      fr: 'une blouse tachée de peinture, un foulard et une loupe au bout d’un ruban',
    },
  },
  {
    en: 'breeds roses that have won every prize but one',
    fr: 'cultive des roses primées partout, sauf une fois',
    costume: {
      en: 'tweed, gardening gloves and a rose in the buttonhole',
      fr: 'du tweed, des gants de jardinage et une rose à la boutonnière',
    },
  },
  {
    en: 'repairs clocks and hears everything while doing so',
    fr: 'répare les horloges et entend tout pendant ce temps',
    costume: {
      en: 'a waistcoat full of pockets, a loupe and three watches that disagree',
      fr: 'un gilet plein de poches, une loupe d’horlogerie et trois montres qui se contredisent',
    },
  },
  {
    en: 'writes the gossip column under another name',
    fr: 'signe la chronique mondaine sous un autre nom',
    costume: {
      en: 'a trench coat, a hat pulled low and a notebook that never closes',
      fr: 'un imperméable, un chapeau rabattu et un carnet qui ne se ferme jamais',
    },
  },
  {
    en: 'runs the pharmacy and mixes the tonics personally',
    fr: 'tient la pharmacie et prépare les toniques à la main',
    costume: {
      en: 'a white coat, round glasses and a small bottle in every pocket',
      fr: 'un sarrau blanc, des lunettes rondes et un flacon dans chaque poche',
    },
  },
  {
    en: 'came back last month from ten years at sea',
    fr: 'est de retour depuis un mois après dix ans en mer',
    costume: {
      en: 'a pea coat, a striped jersey and a compass on a chain',
      fr: 'un caban, un chandail rayé et une boussole au bout d’une chaîne',
    },
  },
  {
    en: 'tells fortunes to people who ought to know better',
    fr: 'prédit l’avenir à des gens qui devraient se méfier',
    costume: {
      en: 'shawls, rings on every finger and a pack of worn cards',
      fr: 'des châles, une bague à chaque doigt et un jeu de cartes usées',
    },
  },
  {
    en: 'teaches languages and corrects everybody’s grammar',
    fr: 'enseigne les langues et corrige la grammaire de tout le monde',
    costume: {
      en: 'a knitted vest, chalk on the sleeves and a red pencil behind the ear',
      fr: 'un gilet de tricot, de la craie aux manches et un crayon rouge sur l’oreille',
    },
  },
]

export const tempers: readonly Both[] = [
  {
    en: 'Charming at first, impatient soon after, and never wrong.',
    fr: 'Un grand charme au premier abord, peu de patience ensuite, et jamais tort.',
  },
  {
    en: 'Speaks softly, notices everything, and answers a question with another one.',
    fr: 'Une voix douce, un œil qui remarque tout, et une question en guise de réponse.',
  },
  {
    en: 'Laughs too loudly and goes quiet when money is mentioned.',
    fr: 'Un rire trop sonore, et un silence soudain dès qu’on parle d’argent.',
  },
  {
    en: 'Polite to the point of rudeness, with a memory for every slight.',
    fr: 'Une politesse presque insolente, et la mémoire de chaque affront.',
  },
  {
    en: 'Warm with strangers and cool with old friends.',
    fr: 'De la chaleur pour les inconnus, de la froideur pour les vieux amis.',
  },
  {
    en: 'Restless, superstitious and unable to leave a story unfinished.',
    fr: 'Une âme agitée, superstitieuse, incapable de laisser une histoire en plan.',
  },
  { en: 'Generous with advice, sparing with the truth.', fr: 'Des conseils à profusion, la vérité au compte-gouttes.' },
]

export const pasts: readonly Both[] = [
  {
    en: 'Nobody remembers when {name} first came here, only that the best chair has been taken ever since.',
    fr: 'Personne ne sait plus quand {name} a fait ses débuts ici, mais le meilleur fauteuil est pris depuis.',
  },
  {
    en: 'After a scandal abroad, {name} began again with two suitcases and a new signature.',
    fr: 'Après un scandale à l’étranger, {name} a recommencé sa vie avec deux valises et une nouvelle signature.',
  },
  {
    en: '{name} grew up in this very house, below stairs, and knows every door of it.',
    fr: '{name} a grandi dans cette maison, du côté des cuisines, et en connaît chaque porte.',
  },
  {
    en: 'An inheritance came to {name} early and left again even faster.',
    fr: 'Un héritage est tombé tôt entre les mains de {name}, et il en est ressorti plus vite encore.',
  },
  {
    en: '{name} once saved the host’s life and has never let anybody forget it.',
    fr: '{name} a jadis sauvé la vie de la personne qui reçoit, et ne laisse personne l’oublier.',
  },
  {
    en: 'Until last spring {name} was engaged to somebody who is here tonight.',
    fr: 'Jusqu’au printemps dernier, {name} devait épouser une personne présente ce soir.',
  },
]

export const secrets: readonly (Both & { motive: Both })[] = [
  {
    en: '{name} has been living under a borrowed name for eleven years.',
    fr: '{name} vit sous un nom d’emprunt depuis onze ans.',
    motive: {
      en: 'The victim had found the real name and threatened to print it.',
      fr: 'La victime avait découvert le vrai nom et menaçait de le publier.',
    },
  },
  {
    en: '{name} is secretly married to another guest.',
    fr: '{name} a épousé en secret une autre personne de la soirée.',
    motive: {
      en: 'The victim stood between the two of them and a shared fortune.',
      fr: 'La victime se dressait entre le couple et une fortune commune.',
    },
  },
  {
    en: '{name} gambled away money that belonged to the victim.',
    fr: '{name} a perdu au jeu de l’argent qui appartenait à la victime.',
    motive: {
      en: 'The accounts were to be opened the next morning.',
      fr: 'Les comptes devaient être ouverts le lendemain matin.',
    },
  },
  {
    en: '{name} copied a key to the victim’s study.',
    fr: '{name} a fait copier une clé du bureau de la victime.',
    motive: {
      en: 'A document in that study would have decided an old lawsuit.',
      fr: 'Un document, dans ce bureau, aurait tranché un vieux procès.',
    },
  },
  {
    en: '{name} was a witness to a crime and took money to stay silent.',
    fr: '{name} a vu un crime et a reçu de l’argent pour se taire.',
    motive: {
      en: 'The payments had stopped and the threats had begun.',
      fr: 'Les versements avaient cessé, et les menaces commençaient.',
    },
  },
  {
    en: '{name} sold a family heirloom and replaced it with glass.',
    fr: '{name} a vendu un bijou de famille et l’a remplacé par du verre.',
    motive: {
      en: 'The victim had just sent the jewel to an expert.',
      fr: 'La victime venait d’envoyer le bijou à une expertise.',
    },
  },
  {
    en: '{name} writes anonymous letters, and two of them reached the wrong person.',
    fr: '{name} écrit des lettres anonymes, et deux d’entre elles sont tombées en de mauvaises mains.',
    motive: {
      en: 'The victim recognised the handwriting at dinner.',
      fr: 'La victime a reconnu l’écriture pendant le repas.',
    },
  },
  {
    en: '{name} is the victim’s unacknowledged child.',
    fr: '{name} a la victime pour parent, ce qui n’a jamais été reconnu.',
    motive: {
      en: 'One word would have changed everything, and it was refused that very evening.',
      fr: 'Un seul mot aurait tout changé, et il a été refusé ce soir-là.',
    },
  },
]

/** For roles that are above suspicion. */
export const motives: Readonly<Record<'victim' | 'detective' | 'host', Both>> = {
  victim: { en: 'None: it was somebody else who had one.', fr: 'Aucun : c’est quelqu’un d’autre qui en avait un.' },
  detective: {
    en: 'None: nobody at the table has less to gain.',
    fr: 'Aucun : personne à table n’a moins à y gagner.',
  },
  host: {
    en: 'None: whoever runs the evening takes no side.',
    fr: 'Aucun : qui anime la soirée ne prend pas parti.',
  },
}

export const accessories: readonly Both[] = [
  { en: 'Add a pocket watch that has stopped.', fr: 'Ajoutez une montre de gousset arrêtée.' },
  { en: 'Add a letter that sticks out of one pocket.', fr: 'Ajoutez une lettre qui dépasse d’une poche.' },
  { en: 'Add a walking stick with a brass handle.', fr: 'Ajoutez une canne à pommeau de laiton.' },
  { en: 'Add a single black glove.', fr: 'Ajoutez un seul gant noir.' },
  { en: 'Add a flower that is slightly wilted.', fr: 'Ajoutez une fleur un peu fanée.' },
]
