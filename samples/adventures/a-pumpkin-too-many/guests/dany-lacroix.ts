import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/a-pumpkin-too-many/cards.ts'

export const danyLacroix: Guest = {
  key: 'lacroix',
  name: text('Dany Lacroix', 'Dany Lacroix'),
  role: 'suspect',
  portraitAssetId: './art/portraits/lacroix.webp',
  publicDescription: text(
    'Keeps the village school, nineteen children, one stove. Drew the seating plan.',
    'Tient l’école du village : dix-neuf enfants, un poêle. A dessiné le plan de table.',
  ),
  background: text(
    'The school closes at Christmas. You’ve wept about it on the market square, and you countersigned it, ' +
      'because the mayor promised you a post in the city, with a flat. You haven’t slept well since.\n\nBut ' +
      'you did one thing right. In September the big ones weighed their potatoes on the school’s balance, ' +
      'and you saw that the co-operative had paid for less. You let them write to the Office of Weights and ' +
      'Measures, without a name, and posted it yourself.\n\nOn Saturday at five you pinned the plan to the ' +
      'door of the jury’s room. From six on you announced the weights at the microphone, except for ten ' +
      'minutes, from five past to a quarter past six, when the microphone had no power and you looked for a fuse, ' +
      'alone.',
    'L’école ferme à Noël. Vous en avez pleuré sur la place du marché, et vous avez contresigné sa fermeture, parce ' +
      'que le maire vous promettait un poste en ville, avec appartement. Depuis, vous dormez mal.\n\nMais ' +
      'vous avez fait une bonne chose. En septembre, les grands ont pesé leurs patates sur la balance de ' +
      'l’école, et vous avez vu que la coopérative en avait payé moins. Vous les avez laissés écrire à ' +
      'l’Inspection des poids et mesures, sans nom, et vous avez mis la lettre à la poste.\n\nSamedi, à cinq ' +
      'heures, vous avez épinglé le plan à la porte du salon du jury. À partir de six heures, vous annonciez ' +
      'les poids au micro, sauf dix minutes, de six heures cinq à six heures et quart : panne de courant, et ' +
      'vous cherchiez un fusible, sans témoin.',
  ),
  personality: text(
    'Eloquent, moral, a little guilty. Corrects people’s grammar.',
    'De l’éloquence, de la morale, un peu de remords. Corrige la grammaire des gens.',
  ),
  costumeIdeas: text(
    'A turtleneck, chalk on the sleeve, a hand bell.',
    'Un col roulé, de la craie sur la manche, une clochette.',
  ),
  castingNotes: text('For somebody who likes to hold the floor.', 'Pour qui aime tenir le crachoir.'),
  secret: text(
    'You countersigned the closing of your own school for a flat in the city.',
    'Vous avez contresigné la fermeture de votre école contre un appartement en ville.',
  ),
  motive: text(
    'The mayor closed your school, and could have shown everybody who’d signed.',
    'Le maire fermait votre école, et pouvait montrer à tout le monde qui avait signé.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A school report: “Conduct: could do better. You know why.”',
        'Un bulletin : « Conduite : peut mieux faire. Vous savez pourquoi. »',
      ),
      act: text('Prepare a speech of one minute on the school.', 'Préparez un discours d’une minute sur l’école.'),
    },
    arrival: {
      reveal: text(
        '“My plan hung on that door from five o’clock. Everybody could read it, and everybody did, because ' +
          'everybody wanted to know how far they’d be from him.”',
        '« Mon plan était sur la porte dès cinq heures. Tout le monde pouvait le lire, et tout le monde ' +
          'l’a lu : on voulait savoir à combien de chaises on serait de lui. »',
      ),
      conceal: text(
        'What you signed in August and for what, and who wrote to the Inspector’s Office.',
        'Ce que vous avez signé au mois d’août et contre quoi, et qui a écrit à l’Inspection.',
      ),
      act: text(
        'Ring your bell when two people talk at once.',
        'Sonnez la clochette quand deux personnes parlent en même temps.',
      ),
    },
    soup: {
      reveal: text(
        '“Look, a co-op ticket, under a chair. My pupils’ potatoes. The mayor said, what does a school ' +
          'need potatoes for? That was his whole programme, by the way.”',
        '« Tiens, un bon de la coop, sous une chaise. Les patates de mes élèves. Le maire disait : une ' +
          'école, des patates, pour quoi faire? C’était tout son programme, d’ailleurs. »',
      ),
      conceal: text('Who wrote to the Inspector’s Office.', 'Qui a écrit à l’Inspection.'),
      act: text('Give your speech on the school.', 'Prononcez votre discours sur l’école.'),
      receive: text('A ticket that lay under a chair.', 'Un bon trouvé sous une chaise.'),
    },
    stew: {
      reveal: text(
        '“There was no power! I was in the broom cupboard with a fuse between my teeth. From five past six ' +
          'until a quarter past. No, nobody saw me, it’s a cupboard.”',
        '« Il n’y avait plus de courant! J’étais au placard à balais, un fusible entre les dents. De six ' +
          'heures cinq à six heures et quart. Des témoins? Dans un placard? »',
      ),
      conceal: text('The flat in the city.', 'L’appartement en ville.'),
      act: text(
        'Check on your plan who sat where, and frown.',
        'Vérifiez sur votre plan qui était assis où, et froncez les sourcils.',
      ),
    },
    pie: {
      reveal: text(
        '“I signed, and I’m ashamed. But that complaint was ours, mine and the children’s. I asked for an ' +
          'Inspector. One doesn’t poison the doctor one has sent for.”',
        '« J’ai signé, et j’en ai honte. Mais cette plainte, elle est de nous, des enfants et de moi. ' +
          'L’Inspection, je l’ai demandée. Quand on fait venir le docteur, on ne l’empoisonne pas. »',
      ),
      conceal: text('That you’ve already given the flat back.', 'Que l’appartement, vous l’avez déjà refusé.'),
      act: text(
        'Read the children’s page aloud as they’d read it.',
        'Lisez la page des enfants comme ils la liraient.',
      ),
    },
    accusation: {
      reveal: text(
        '“Nineteen children can do that sum. So can we.”',
        '« Dix-neuf enfants savent faire ce calcul. Alors nous aussi. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason. Mind the spelling.',
        'Écrivez un nom et votre raison. Attention aux fautes.',
      ),
    },
    reveal: {
      reveal: text(
        '“Four in a hundred. I’ll set it as a problem on Monday.”',
        '« Quatre pour cent. Lundi, je le donne en problème. »',
      ),
      act: text('Give the culprit a mark out of ten.', 'Mettez une note sur dix à qui vous savez.'),
    },
  }),
}
