import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const courses: SampleDinner['courses'] = [
  {
    key: 'soup',
    name: text('The soup', 'La soupe'),
    dish: text(
      'Pumpkin soup with roasted seeds, served in mugs',
      'Soupe à la citrouille, graines grillées, servie dans des tasses',
    ),
    dietaryNotes: text(
      'Vegan with coconut milk instead of cream. Gluten-free. Only the brave need drink.',
      'Végane avec du lait de coco au lieu de la crème. Sans gluten. Boit qui ose.',
    ),
    startMinute: 30,
    hostScript: text(
      '“There we are. Soup. In the same mugs, I’m afraid, we haven’t got others. I’ve boiled them. Twice.' +
        '\n\n(Drink first, visibly.)\n\nSee? Nothing. Now, the laboratory has called. It’s not what we ' +
        'thought, or it is, I don’t know, read it. And there are a few papers that people left lying about. ' +
        'I sweep this hall, I find everything.\n\nThe captain rings at ten. If we’ve got no name by then, ' +
        'it’s me, he says, since I filled the mugs. So I’d be obliged to you.”',
      '« Voilà. La soupe. Dans les mêmes tasses, hélas, on n’en a pas d’autres. Je les ai fait bouillir. ' +
        'Deux fois.\n\n(Buvez d’abord, et que ça se voie.)\n\nVous voyez? Rien. Bon, le laboratoire a ' +
        'appelé. Ce n’est pas ce qu’on pensait, ou si, je ne sais pas, lisez. Et puis il y a quelques ' +
        'papiers qu’on a laissés traîner. C’est moi qui balaie cette salle : je trouve tout.\n\nLe capitaine ' +
        'téléphone à dix heures. Si on n’a pas de nom d’ici là, il dit que c’est moi, vu que j’ai rempli les ' +
        'tasses. Alors, vous me rendriez service. »',
    ),
    shoppingList: text(
      'For 6 guests (8 guests; 10 guests):\nPumpkin or squash 1.2 kg (1.6 kg; 2 kg)\nPotatoes 300 g (400 ' +
        'g; 500 g)\nOnions 2 (3; 4)\nVegetable stock 1.2 l (1.6 l; 2 l)\nCream 150 ml (200 ml; 250 ml)\n' +
        'Pumpkin seeds 60 g (80 g; 100 g)\nNutmeg, oil',
      'Pour 6 personnes (8 personnes; 10 personnes) :\nCitrouille ou courge 1,2 kg (1,6 kg; 2 kg)\nPommes ' +
        'de terre 300 g (400 g; 500 g)\nOignons 2 (3; 4)\nBouillon de légumes 1,2 l (1,6 l; 2 l)\nCrème 150 ' +
        'ml (200 ml; 250 ml)\nGraines de citrouille 60 g (80 g; 100 g)\nMuscade, huile',
    ),
  },
  {
    key: 'stew',
    name: text('The stew', 'Le mijoté'),
    dish: text(
      'Beef simmered with cider, carrots and onions, buttered noodles',
      'Bœuf mijoté au cidre, carottes et oignons, nouilles au beurre',
    ),
    dietaryNotes: text(
      'Vegetarian: white beans and mushrooms simmered in a pot of their own. Without alcohol: apple juice ' +
        'and a spoon of vinegar. Gluten-free with potatoes instead of noodles.',
      'Végétarien : haricots blancs et champignons, mijotés dans leur propre casserole. Sans alcool : jus ' +
        'de pomme et une cuillerée de vinaigre. Sans gluten avec des pommes de terre au lieu des nouilles.',
    ),
    startMinute: 75,
    hostScript: text(
      '“The stew. It has been on the stove since Saturday; nobody had the heart.\n\nI’ve thought about it ' +
        'while I was stirring. I didn’t move a single mug. I told the police and they wrote it down and ' +
        'didn’t ask any further. But somebody did move something. Here’s the picture of the toast, it’s just ' +
        'come out of the bath. Hold it next to Dany’s plan.\n\n(Wait until somebody says ' +
        'what they see. If nobody has after two minutes: ‘Side by side, chair by chair.’ Then have the table ' +
        'set as on the plan.)\n\nSo who was that mug for? All evening ' +
        'we’ve been asking who couldn’t stand the mayor. That’s everybody. That was never the question.”',
      '« Le mijoté. Il est sur le feu depuis samedi; personne n’avait le cœur à ça.\n\nJ’ai réfléchi en ' +
        'brassant. Moi, je n’ai pas déplacé une seule tasse. Je l’ai dit à la police; ils l’ont noté et ' +
        'n’ont rien demandé d’autre. Mais quelqu’un a déplacé quelque chose. Voici la photo du toast, elle ' +
        'sort du bain. Tenez-la à côté du plan de Dany.\n\n(Attendez que quelqu’un ' +
        'dise ce qu’il voit. Si rien ne vient après deux minutes : “Côte à côte, chaise par chaise.” ' +
        'Faites ensuite remettre la table comme sur le plan.)\n\nAlors, elle était pour qui, ' +
        'cette tasse? Toute la soirée, on a demandé qui ne pouvait pas souffrir le maire. C’est tout ' +
        'le monde. ' +
        'Ça n’a jamais été la question. »',
    ),
    shoppingList: text(
      'For 6 guests (8 guests; 10 guests):\nStewing beef 900 g (1.2 kg; 1.5 kg)\nCarrots 600 g (800 g; 1 ' +
        'kg)\nOnions 4 (5; 6)\nDry cider 600 ml (800 ml; 1 l)\nStock 300 ml (400 ml; 500 ml)\nBroad noodles ' +
        '500 g (650 g; 800 g)\nButter 60 g (80 g; 100 g)\nThyme, bay leaf, mustard\nFor each vegetarian: 150 ' +
        'g cooked white beans, 100 g mushrooms',
      'Pour 6 personnes (8 personnes; 10 personnes) :\nBœuf à mijoter 900 g (1,2 kg; 1,5 kg)\nCarottes 600 ' +
        'g (800 g; 1 kg)\nOignons 4 (5; 6)\nCidre brut 600 ml (800 ml; 1 l)\nBouillon 300 ml (400 ml; 500 ml)' +
        '\nNouilles larges 500 g (650 g; 800 g)\nBeurre 60 g (80 g; 100 g)\nThym, laurier, moutarde\nPar ' +
        'personne végétarienne : 150 g de haricots blancs cuits, 100 g de champignons',
    ),
  },
  {
    key: 'pie',
    name: text('The pie', 'La tarte'),
    dish: text('Pumpkin pie with whipped cream; coffee, cider', 'Tarte à la citrouille, crème fouettée; café, cidre'),
    dietaryNotes: text(
      'Tinned pumpkin is allowed, and funnier. Vegan: coconut milk and starch in the filling. Gluten-free: ' +
        'bake the filling in little bowls, without a crust.',
      'La citrouille en boîte est permise, et plus drôle. Végane : lait de coco et fécule dans la ' +
        'garniture. Sans gluten : cuisez la garniture en ramequins, sans pâte.',
    ),
    startMinute: 125,
    hostScript: text(
      '“Pie. Loïs made it. I’m not asking what with.\n\nThe fire brigade has handed in its report; ' +
        'they write ' +
        'slowly, but they write everything. And this page lay in the letter box of the hall, in an envelope ' +
        'without a stamp. I think that it’s meant for us.\n\nSo, once more, and I’ll say it slowly, I’m not ' +
        'a clever person. Not: who hated the mayor. Who couldn’t afford an Inspector at nine o’clock? ' +
        'Who had ' +
        'the stuff? And who stood between five past six and twenty-two past where nobody was looking?\n\n' +
        'When the plates are empty, I want a name. The telephone’s over there.”',
      '« La tarte. C’est Loïs qui l’a faite. Je ne demande pas avec quoi.\n\nLes pompiers ont remis leur ' +
        'rapport; ils écrivent lentement, mais ils écrivent tout. Et cette page était dans la boîte aux ' +
        'lettres de la salle, dans une enveloppe sans timbre. Je crois que c’est pour nous.\n\nAlors, encore ' +
        'une fois, et doucement, je ne suis pas une lumière. La question, ce n’est pas : qui détestait le ' +
        'maire? C’est : qui ne pouvait pas se permettre une inspection à neuf heures? Qui avait le produit? ' +
        'Et qui se trouvait, entre six heures cinq et six heures vingt-deux, là où personne ne regardait?\n\n' +
        'Quand les assiettes seront vides, je veux un nom. Le téléphone est là. »',
    ),
    shoppingList: text(
      'For 6 guests (8 guests; 10 guests):\nPumpkin purée, fresh or tinned 450 g (600 g; 800 g)\n' +
        'Shortcrust pastry for one tin (one large; two tins)\nEggs 3 (4; 6)\nCream for the filling 200 ml ' +
        '(250 ml; 350 ml)\nBrown sugar 120 g (150 g; 210 g)\nCinnamon, ginger, cloves\nWhipping cream 200 ml ' +
        '(300 ml; 400 ml)\nCoffee, cider or apple juice',
      'Pour 6 personnes (8 personnes; 10 personnes) :\nPurée de citrouille, fraîche ou en boîte 450 g (600 ' +
        'g; 800 g)\nPâte brisée pour un moule (un grand; deux moules)\nŒufs 3 (4; 6)\nCrème pour la ' +
        'garniture 200 ml (250 ml; 350 ml)\nCassonade 120 g (150 g; 210 g)\nCannelle, gingembre, clou de ' +
        'girofle\nCrème à fouetter 200 ml (300 ml; 400 ml)\nCafé, cidre ou jus de pomme',
    ),
  },
]
