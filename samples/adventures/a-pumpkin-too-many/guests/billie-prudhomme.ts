import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const billiePrudhomme: Guest = {
  key: 'prudhomme',
  name: text('Billie Prudhomme', 'Billie Prudhomme'),
  role: 'suspect',
  portraitAssetId: './art/portraits/prudhomme.webp',
  publicDescription: text(
    'Won the Weigh-Off with Goliath. Talks to pumpkins, and they listen.',
    'A gagné la Pesée avec Goliath. Parle aux citrouilles, et elles écoutent.',
  ),
  background: text(
    'Goliath weighed 250 kilos on Thursday at the county fair and 240 on Saturday here. You don’t ' +
      'understand it, and nobody believes you. The mayor was going to strike you from the roll. In your ' +
      'garden monkshood grows against the voles, and in your stable stands a bottle of horse liniment.\n\n' +
      'What you’re ashamed of: Goliath’s seed comes from the mayor’s own greenhouse. You climbed in through ' +
      'the skylight, in March, at night.\n\nOn Saturday, just before six, you begged the Inspector in a letter to cut Goliath open, and carried the ' +
      'tray of clean mugs into the jury’s room. From six until twenty-four past you held the rope of the hoist, with Goliath ' +
      'hanging on it. Nobody lets go of that.',
    'Jeudi, à la foire du canton, Goliath pesait 250 kilos; samedi, ici, 240. Vous n’y comprenez rien, et ' +
      'personne ne vous croit. Le maire allait vous rayer du palmarès. Dans votre jardin pousse de l’aconit, ' +
      'contre les campagnols, et dans votre écurie, il y a une bouteille de liniment pour chevaux.\n\nCe qui ' +
      'vous fait honte : la graine de Goliath vient de la serre du maire. Vous y avez pénétré en mars, de ' +
      'nuit, par la lucarne.\n\nSamedi, un peu avant six heures, vous avez supplié l’Inspection, par lettre, d’ouvrir Goliath, puis porté ' +
      'le plateau de tasses propres au salon du jury. De six heures à six heures vingt-quatre, vous teniez la corde du palan, ' +
      'Goliath au bout. Ça ne se lâche pas.',
  ),
  personality: text(
    'Big, shy, blushes at once. Proud of one thing only, and it’s orange.',
    'Grande carcasse, grande timidité, le rouge aux joues. Une seule fierté, et elle est orange.',
  ),
  costumeIdeas: text(
    'Overalls, an orange scarf, a huge rosette: First Prize.',
    'Une salopette, un foulard orange, une énorme cocarde : Premier prix.',
  ),
  castingNotes: text(
    'Suspected by everybody for most of the evening. For somebody who can be indignant in a funny way.',
    'Une bonne partie de la soirée, tout le monde l’accusera. Pour qui sait s’indigner avec drôlerie.',
  ),
  secret: text(
    'Goliath’s seed is stolen, from the mayor’s greenhouse.',
    'La graine de Goliath a été volée dans la serre du maire.',
  ),
  motive: text(
    'He was going to strike you from the roll for ten missing kilos.',
    'Pour dix kilos manquants, il allait vous rayer du palmarès.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A pumpkin seed in tissue paper: “You know where it’s from.”',
        'Une graine dans du papier de soie : « Vous savez d’où elle vient. »',
      ),
      act: text('Give your pumpkin a voice. You may need it.', 'Trouvez une voix à votre citrouille. Elle servira.'),
    },
    arrival: {
      reveal: text(
        '“Two hundred and fifty! On Thursday it was two hundred and fifty, and I’ve got it in writing! A ' +
          'pumpkin doesn’t go on a diet!”',
        '« Deux cent cinquante! Jeudi, il en faisait deux cent cinquante, et j’ai le papier! Une ' +
          'citrouille, ça ne se met pas au régime! »',
      ),
      conceal: text(
        'Where the seed came from, the bottle in your stable, and your letter.',
        'D’où vient la graine, la bouteille dans votre écurie, et votre lettre.',
      ),
      act: text('Introduce Goliath before you introduce yourself.', 'Présentez Goliath avant vous.'),
    },
    soup: {
      reveal: text(
        '“Yes, there’s monkshood in my garden. It’s for the voles! It’s blue, it’s pretty, half the ' +
          'village has it. Since when do they lock people up for flowers?”',
        '« Oui, il y a de l’aconit dans mon jardin. C’est pour les campagnols! C’est bleu, c’est joli, la ' +
          'moitié du village en a. Depuis quand on va en prison pour des fleurs? »',
      ),
      conceal: text('The bottle in your stable.', 'La bouteille dans votre écurie.'),
      act: text('Blush whenever somebody says “seed”.', 'Rougissez chaque fois qu’on dit « graine ».'),
    },
    stew: {
      reveal: text(
        '“I brought the mugs in, and? Empty mugs! If I’d wanted to hurt the mayor, I’d have dropped ' +
          'Goliath on him. I had the rope in my hands.”',
        '« J’ai apporté les tasses, et puis? Des tasses vides! Si j’avais voulu du mal au maire, je lui ' +
          'lâchais Goliath dessus. Je tenais la corde. »',
      ),
      conceal: text(
        'Why you stared at the Inspector during the toast.',
        'Pourquoi vous fixiez le bout de la table pendant le toast.',
      ),
      act: text(
        'Show with your whole body how one holds 240 kilos.',
        'Montrez de tout votre corps comment on retient 240 kilos.',
      ),
    },
    pie: {
      reveal: text(
        '“I looked at the Inspector because I’d written a letter, that’s why! I wanted Goliath cut. I ' +
          'wanted everybody to see that there’s nothing missing inside. Here, read it.”',
        '« Si je regardais au bout de la table, c’est à cause de ma lettre! Je voulais qu’on ouvre ' +
          'Goliath. Que tout le monde voie qu’il ne manque rien dedans. Tenez, lisez. »',
      ),
      conceal: text('That you’ve saved one seed for next year.', 'Que vous avez gardé une graine pour l’an prochain.'),
      act: text(
        'Do the sum 240 over 250 aloud, slowly, until somebody helps.',
        'Posez le calcul 240 sur 250 à voix haute, lentement, jusqu’à ce qu’on vous aide.',
      ),
      receive: text('The copy of your letter.', 'La copie de votre lettre.'),
    },
    accusation: {
      reveal: text(
        '“Goliath says it was somebody who can’t bear to be weighed.”',
        '« Goliath dit que c’est quelqu’un qui n’aime pas qu’on pèse. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason. Ask Goliath first.',
        'Écrivez un nom et votre raison. Consultez d’abord Goliath.',
      ),
    },
    reveal: {
      reveal: text(
        '“So he did weigh two hundred and fifty. Do you hear that, big one? You never lost a gram.”',
        '« Alors il faisait bien deux cent cinquante. Tu entends ça, mon gros? Tu n’as pas perdu un gramme. »',
      ),
      act: text('Give everybody one pumpkin seed.', 'Donnez une graine de citrouille à chaque personne.'),
    },
  }),
}
