import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const loisFontaine: Guest = {
  key: 'fontaine',
  name: text('Loïs Fontaine', 'Loïs Fontaine'),
  role: 'suspect',
  portraitAssetId: './art/portraits/fontaine.webp',
  publicDescription: text(
    'The bakery, third generation. The pumpkin pie of Val-des-Courges is on postcards.',
    'La boulangerie, troisième génération. La tarte à la citrouille de Val-des-Courges est sur les cartes postales.',
  ),
  background: text(
    'Fresh pumpkins are watery. Yours come in tins, from Illinois, and the pie has won eleven medals. ' +
      'Bellavance owned your shop; in the new year the rent was to double.\n\nFrom the oven you see the ' +
      'whole lane. That’s how you know that in March, at two in the morning, Billie came out of the mayor’s ' +
      'greenhouse through the skylight, with something in the hat.\n\nOn Saturday you sold pie in the hall ' +
      'from six to twenty-four past six, thirty-one slices. The till prints the time of every one.',
    'La citrouille fraîche, ça rend de l’eau. La vôtre arrive en boîtes, de l’Illinois, et la tarte a eu ' +
      'onze médailles. Bellavance était propriétaire de vos murs; au nouvel an, le loyer doublait.\n\nDu ' +
      'four, on voit toute la ruelle. C’est ainsi que vous savez qu’en mars, à deux heures du matin, Billie ' +
      'a quitté la serre du maire par la lucarne, avec quelque chose dans le chapeau.\n\nSamedi, vous avez ' +
      'vendu de la tarte dans la salle de six heures à six heures vingt-quatre, trente et une parts. La ' +
      'caisse les enregistre une à une, avec l’heure.',
  ),
  personality: text(
    'Quick, hot, always on the point of getting up to see to something.',
    'Tempérament vif, toujours sur le point de se lever pour surveiller le four.',
  ),
  costumeIdeas: text(
    'An apron, flour on one cheek, a tin opener that you hide badly.',
    'Un tablier, de la farine sur une joue, un ouvre-boîte que vous cachez mal.',
  ),
  castingNotes: text(
    'For somebody who likes quick answers and good food.',
    'Pour qui aime la repartie et la bonne chère.',
  ),
  secret: text(
    'Your famous pie is made from tinned pumpkin, from Illinois.',
    'Votre fameuse tarte est faite de citrouille en boîte, de l’Illinois.',
  ),
  motive: text('The mayor was about to double your rent.', 'Le maire allait doubler votre loyer.'),
  cards: cards({
    invitation: {
      receive: text(
        'A postcard of your own pie: “Best wishes from Illinois!”',
        'Une carte postale de votre propre tarte : « Bons baisers de l’Illinois! »',
      ),
      act: text(
        'Invent the secret of your grandmother’s recipe.',
        'Inventez le secret de la recette de votre grand-mère.',
      ),
    },
    arrival: {
      reveal: text(
        '“I’d just sold my last slice, I came in, I sat down, he said ‘To me!’ and drank. Not ‘To us’. ‘To ' +
          'me.’ Those were his last words, if you please.”',
        '« Je venais de vendre ma dernière part, j’arrive, je m’assois, il dit « À moi! » et il boit. Pas ' +
          '« À nous ». « À moi. » Ses dernières paroles, je vous demande un peu. »',
      ),
      conceal: text('The tins, and who owned your shop.', 'Les boîtes, et à qui étaient vos murs.'),
      act: text('Praise fresh pumpkin, too much.', 'Vantez la citrouille fraîche, un peu trop.'),
    },
    soup: {
      reveal: text(
        '“Goliath? I’ll tell you what Goliath is. In March I saw Billie climb out of the mayor’s ' +
          'greenhouse at two in the morning, with a seed. That’s a stolen pumpkin!”',
        '« Goliath? Je vais vous dire, moi, ce que c’est, Goliath. En mars, à deux heures du matin, j’ai ' +
          'vu Billie sortir de la serre du maire par la lucarne. Avec une graine. C’est une citrouille ' +
          'volée! »',
      ),
      conceal: text('That the mayor owned your shop.', 'Que vos murs étaient au maire.'),
      act: text('Read the mayor’s letter aloud.', 'Lisez la lettre du maire à voix haute.'),
      receive: text(
        'A letter of the mayor’s that the wind blew into your shop.',
        'Une lettre du maire que le vent a poussée dans votre boutique.',
      ),
      revealsSecretOfId: 'prudhomme',
    },
    stew: {
      reveal: text(
        '“Thirty-one slices, and each with its time. Between two slices I’ve got a minute, if that. You ' +
          'couldn’t poison a fly in a minute.”',
        '« Trente et une parts, chacune avec son heure. Entre deux parts, j’ai une minute, et encore. En ' +
          'une minute, on n’empoisonne même pas une mouche. »',
      ),
      conceal: text('What stands behind your oven.', 'Ce qu’il y a derrière votre four.'),
      act: text(
        'Unroll the till roll across the table.',
        'Déroulez le ruban de la caisse d’un bout à l’autre de la table.',
      ),
      receive: text('The till roll.', 'Le ruban de la caisse.'),
    },
    pie: {
      reveal: text(
        '“Tins, yes! And you’ve all eaten it for ten years and asked for more! At least my tins say what they weigh.”',
        '« Des boîtes, oui! Et depuis dix ans, vous en mangez et vous en redemandez! Au moins, sur mes ' +
          'boîtes, le poids est juste. »',
      ),
      conceal: text(
        'That tonight’s pie is the first fresh one.',
        'Que la tarte de ce soir est la première à la citrouille fraîche.',
      ),
      act: text(
        'Ask each guest whether they taste a difference.',
        'Demandez à chaque personne si elle goûte la différence.',
      ),
    },
    accusation: {
      reveal: text(
        '“It’s always somebody who’s nice to everybody. I’m not, so there.”',
        '« C’est toujours quelqu’un qui est gentil avec tout le monde. Alors que moi, pas du tout. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason, with floury fingers.',
        'Écrivez un nom et votre raison, les doigts pleins de farine.',
      ),
    },
    reveal: {
      reveal: text(
        '“You paid for my oven in ’sixty-four. With my own flour, it seems. Thank you all the same.”',
        '« En soixante-quatre, vous m’avez payé mon four. Avec ma propre farine, à ce qu’il paraît. Merci ' +
          'quand même. »',
      ),
      act: text('Cut the culprit an honest slice.', 'Coupez une part honnête à qui vous savez.'),
    },
  }),
}
