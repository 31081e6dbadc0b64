import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const courses: SampleDinner['courses'] = [
  {
    key: 'hoosh',
    name: text('The hoosh', 'Le hoosh'),
    dish: text(
      'Hoosh, the soup of all expeditions: mushrooms, barley, onions, crumbled crackers on top',
      'Le hoosh, la soupe de toutes les expéditions : champignons, orge, oignons, biscuits salés émiettés',
    ),
    dietaryNotes: text(
      'Vegan with vegetable stock and oil. Gluten-free with rice instead of barley and no crackers. Tell ' +
        'nobody what the expeditions really put into it.',
      'Végane avec du bouillon de légumes et de l’huile. Sans gluten avec du riz au lieu de l’orge, et ' +
        'sans biscuits. Ne dites à personne ce que les expéditions y mettaient.',
    ),
    startMinute: 30,
    hostScript: text(
      '“Soup. Sit down, all of you, and use the spoons this time.\n\nI’ve laid his place. I know, I know. ' +
        'But I’ve laid it every night for eight months, and my hands did it by themselves.\n\nNow. At five ' +
        'to nine yesterday he went out. Between five to nine and half past nine, nobody left this table: I ' +
        'counted you, I always count you, there’s never enough meat. So nobody pushed him. And everybody ' +
        'says he lost the rope. Brandt! Lost the rope! You may believe that if you like. I don’t.\n\nHere’s ' +
        'what I’ve got from your pockets and your drawers. Read while it’s hot.”',
      '« La soupe. À table, tout le monde, et avec les cuillères, cette fois.\n\nJ’ai mis son couvert. Je ' +
        'sais, je sais. Mais ça fait huit mois que je le mets tous les soirs; les mains ont fait ça sans moi.' +
        '\n\nBon. Hier, il est sorti à neuf heures moins cinq. Entre neuf heures moins cinq et neuf heures ' +
        'et demie, personne n’a quitté cette table : je vous ai comptés, je vous compte toujours, il n’y a ' +
        'jamais assez de viande. Donc, personne ne l’a poussé. Et tout le monde dit qu’il a perdu la corde. ' +
        'Brandt! Perdre la corde! Croyez ça si ça vous chante. Pas moi.\n\nVoici ce qu’il y avait dans vos ' +
        'poches et vos tiroirs. Lisez pendant que c’est chaud. »',
    ),
    shoppingList: text(
      'For 6 guests (8 guests; 10 guests):\nMushrooms 600 g (800 g; 1 kg)\nPearl barley 240 g (320 g; 400 ' +
        'g)\nOnions 3 (4; 5)\nVegetable stock 1.8 l (2.4 l; 3 l)\nSalted crackers 120 g (160 g; 200 g)\nOil, ' +
        'thyme, pepper',
      'Pour 6 personnes (8 personnes; 10 personnes) :\nChampignons 600 g (800 g; 1 kg)\nOrge perlé 240 g ' +
        '(320 g; 400 g)\nOignons 3 (4; 5)\nBouillon de légumes 1,8 l (2,4 l; 3 l)\nBiscuits salés 120 g (160 ' +
        'g; 200 g)\nHuile, thym, poivre',
    ),
  },
  {
    key: 'roast',
    name: text('The Midwinter roast', 'Le rôti du solstice'),
    dish: text(
      'Chicken legs from the oven with carrots, parsnips and potatoes, peas, brandy sauce',
      'Cuisses de poulet au four, carottes, panais et pommes de terre, petits pois, sauce au cognac',
    ),
    dietaryNotes: text(
      'Vegetarian: a thick slice of celeriac roasted in the same tin. Without alcohol: apple juice in the ' +
        'sauce; boil the brandy well otherwise. Free of gluten if the sauce is thickened with starch.',
      'Végétarien : une tranche épaisse de céleri-rave, rôtie sur la même plaque. Sans alcool : du jus de ' +
        'pomme dans la sauce; sinon, faites bien bouillir le cognac. Sans gluten si la sauce est liée à la ' +
        'fécule.',
    ),
    startMinute: 75,
    hostScript: text(
      '(Before you serve, slip a few strands of the dark rope into the mitten on Brandt’s plate.)\n\n“It’s ' +
        'what was left over from yesterday. You’d stopped eating, remember?\n\nListen. At noon I went out ' +
        'along the rope with a lamp and a camera. I wanted to see where he’d let go. And I came to post 6, ' +
        'and I stood there a good while. Have a look at the picture. Then turn it over.\n\n(Wait until it ' +
        'has gone round. Then lay the two ropes on the table.)\n\nSo nobody pushed him, no. Nobody had to ' +
        'leave this table at nine. It had all been done already. Put your nine o’clock alibis in the stove. ' +
        'Sacha held that rope at a quarter to six and it went to the shelter. We sat down at half past ' +
        'seven. Where were you in between?”',
      '(Avant de servir, glissez quelques brins de la corde foncée dans la mitaine, sur l’assiette de ' +
        'Brandt.)\n\n« C’est ce qui restait d’hier. Vous aviez arrêté de manger, vous vous ' +
        'rappelez?\n\nÉcoutez. À midi, j’ai suivi la corde avec une lampe et un appareil photo. Je voulais ' +
        'voir où il avait lâché. Au poteau 6, j’ai attendu un bon moment sans bouger. Regardez la photo. ' +
        'Puis retournez-la.\n\n(Attendez qu’elle ait fait le tour. Posez alors les deux cordes sur la ' +
        'table.)\n\nAlors non, personne ne l’a poussé. Personne n’a eu à quitter cette table à neuf heures. ' +
        'Tout était déjà fait. Vos alibis de neuf heures, mettez-les au poêle. À six heures moins quart, ' +
        'Sacha tenait cette corde, et elle allait à l’abri. À sept heures et demie, on s’est mis à table. ' +
        'Entre les deux, vous étiez où? »',
    ),
    shoppingList: text(
      'For 6 guests (8 guests; 10 guests):\nChicken legs 6 (8; 10)\nCarrots 900 g (1.2 kg; 1.5 kg)\n' +
        'Parsnips 450 g (600 g; 750 g)\nPotatoes 1.2 kg (1.6 kg; 2 kg)\nFrozen peas 450 g (600 g; 750 g)\n' +
        'Stock 450 ml (600 ml; 750 ml)\nBrandy 60 ml (80 ml; 100 ml)\nMustard, starch, oil, rosemary\nOne ' +
        'celeriac for every two vegetarians',
      'Pour 6 personnes (8 personnes; 10 personnes) :\nCuisses de poulet 6 (8; 10)\nCarottes 900 g (1,2 ' +
        'kg; 1,5 kg)\nPanais 450 g (600 g; 750 g)\nPommes de terre 1,2 kg (1,6 kg; 2 kg)\nPetits pois ' +
        'surgelés 450 g (600 g; 750 g)\nBouillon 450 ml (600 ml; 750 ml)\nCognac 60 ml (80 ml; 100 ml)\n' +
        'Moutarde, fécule, huile, romarin\nUn céleri-rave pour deux personnes végétariennes',
    ),
  },
  {
    key: 'ice',
    name: text('The ice front', 'La falaise de glace'),
    dish: text(
      'A cliff of vanilla ice cream under meringue, browned at the last minute; coffee, tea',
      'Une falaise de glace à la vanille sous la meringue, dorée à la dernière minute; café, thé',
    ),
    dietaryNotes: text(
      'Vegan: lemon sorbet, and no meringue. Without eggs: whipped cream instead. Free of gluten if the ' +
        'base is of almond biscuits.',
      'Végane : sorbet au citron, sans meringue. Sans œufs : crème fouettée à la place. Sans gluten avec ' +
        'des biscuits aux amandes pour le fond.',
    ),
    startMinute: 125,
    hostScript: text(
      '“Don’t look at me like that. I’d planned this dessert for months, and I named it before… well. It’s ' +
        'the ice front. Mind the edge.\n\nI’ve got three more things for you. Brandt kept a book of the ' +
        'nights, under his mattress. I’ve written down what I saw and heard myself, since nobody ever asks ' +
        'the cook. And Mirny has been on the air while Kim slept: friends of ours, with good ears, who key ' +
        'slowly when it’s the cook that answers.\n\nThe window closes at ' +
        'midnight. When the cups are empty, I want a name from each of you.”',
      '« Ne me regardez pas comme ça. Ce dessert, je le préparais depuis des mois, et il avait son nom ' +
        'avant… enfin. C’est la falaise de glace. Attention au bord.\n\nJ’ai encore trois choses pour vous. ' +
        'Brandt tenait un cahier des nuits, sous son matelas. Moi, j’ai mis par écrit ce que j’ai vu et ' +
        'entendu, puisqu’on ne demande jamais rien à la cuisine. Et Mirny a appelé pendant que Kim dormait : ' +
        'des amis qui ont de bonnes oreilles, et qui tapent lentement quand c’est la cuisine qui répond.\n\n' +
        'La radio ferme à minuit. Quand les tasses seront vides, tout le monde ' +
        'me donne un nom. »',
    ),
    shoppingList: text(
      'For 6 guests (8 guests; 10 guests):\nVanilla ice cream 1 l (1.4 l; 1.8 l)\nSponge fingers 150 g ' +
        '(200 g; 250 g)\nEgg whites 4 (5; 6)\nSugar 200 g (250 g; 300 g)\nRaspberry jam 100 g (130 g; 160 g)' +
        '\nCoffee, tea, milk',
      'Pour 6 personnes (8 personnes; 10 personnes) :\nGlace à la vanille 1 l (1,4 l; 1,8 l)\nBiscuits à ' +
        'la cuillère 150 g (200 g; 250 g)\nBlancs d’œufs 4 (5; 6)\nSucre 200 g (250 g; 300 g)\nConfiture de ' +
        'framboises 100 g (130 g; 160 g)\nCafé, thé, lait',
    ),
  },
]
