import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const story: SampleDinner['story'] = {
  theme: text('A harvest festival in the year of brown corduroy', 'Une fête des récoltes, au temps du velours brun'),
  setting: text(
    'The jury’s room of the village hall in Val-des-Courges, the day after the 42nd Great Weigh-Off. The ' +
      'rain has taken the bridge, and a pumpkin of 198 kilos lies across what is left of the road. The ' +
      'police stand on the other side. So the jury, which knows everything about pumpkins, has to solve a ' +
      'murder, over the banquet that nobody ate on Saturday.',
    'Le salon du jury, à la salle des fêtes de Val-des-Courges, le lendemain de la 42e Grande Pesée. La ' +
      'pluie a emporté le pont, et une citrouille de 198 kilos barre ce qui reste de la route. La police est ' +
      'de l’autre côté. C’est donc au jury, qui sait tout sur les citrouilles, de résoudre un meurtre, ' +
      'autour du banquet que personne n’a mangé samedi.',
  ),
  timePeriod: text('Sunday, 6 October 1974', 'Dimanche 6 octobre 1974'),
  victimBackstory: text(
    'Hector Bellavance, sixty-one, mayor for nineteen years and president of the jury for longer. He ' +
      'bought farms at the price of cows, held a paper against everybody, and believed that being feared was ' +
      'a form of respect. He was vain about his chin. Everybody at this table had a good reason to wish him ' +
      'elsewhere; that’s what makes the case so hard, and so easy to get wrong.',
    'Hector Bellavance, soixante et un ans, maire depuis dix-neuf ans et président du jury depuis plus ' +
      'longtemps encore. Il achetait des fermes au prix des vaches, gardait un papier contre tout le monde ' +
      'et prenait la crainte pour du respect. Il était vaniteux de son menton. À cette table, tout le monde ' +
      'avait une bonne raison de le vouloir ailleurs; c’est ce qui rend l’affaire si difficile, et si facile ' +
      'à comprendre de travers.',
  ),
  murderMethod: text(
    'Horse liniment with aconite, in the mug at place 7, between five past six and twenty-two past. By the ' +
      'plan, place 7 was the Inspector’s. At twenty-two past, Bellavance swapped the two cards to be ' +
      'better lit in the photograph; the mugs stayed. He drank what was meant for somebody else.',
    'Du liniment pour chevaux, à l’aconit, dans la tasse de la place 7, entre six heures cinq et six ' +
      'heures vingt-deux. D’après le plan, la place 7 était celle de l’Inspection. À six heures vingt-deux, ' +
      'Bellavance a échangé les deux cartons pour être mieux éclairé sur la photo; les tasses sont restées. ' +
      'Il a bu ce qui était destiné à quelqu’un d’autre.',
  ),
  solution: text(
    'Gaby Vasseur, and the wrong person died.\n\n1. The poison was in one mug only (laboratory). Mugs ' +
      'don’t move, cards do: on the plan, place 7 under the trophy is the Inspector’s; on the photograph, ' +
      'Bellavance sits there. Pépin saw him swap the cards. So the mug was for the Inspector, Swann ' +
      'Delisle, and every motive against the mayor is worthless.\n\n2. The room was empty from five past ' +
      'six until twenty-two past. Ange was conducting (photograph), Loïs selling pie (till roll), Billie ' +
      'on the rope (fire brigade). Dany was alone, looking for a fuse.\n\n3. Aconite with camphor is horse ' +
      'liniment, which is written down bottle by bottle. Dany never had any (register). That leaves ' +
      'Gaby.\n\n4. Whom did the Inspector frighten? Not Ange and Loïs, who had been tested and told so ' +
      '(notebook). Not Billie, who begged to have Goliath cut and weighed (letter). Not Dany, who’d sent ' +
      'for the Inspector (exercise book). Anyone else at the table is cleared by the same papers.\n\n5. ' +
      '250 became 240. 500 became 480. 50 became 48. Always 96 for 100: the great scale was made to lie, ' +
      'and it’s the co-operative that buys by it. It was to be tested at nine. Gaby gave the pencil away ' +
      'at four minutes past six “to fetch the weights”, came back at twenty past without them, had taken a ' +
      'second bottle on Friday, and in the photograph looks at the Inspector.\n\nThe three answers. How: ' +
      'horse liniment in the mug at place 7, which was the Inspector’s. When: between five past six and ' +
      'twenty-two past. Why: the great scale shows four per cent too little, and it was to be tested at ' +
      'nine.',
    'Gaby Vasseur, et ce n’est pas la bonne personne qui est morte.\n\n1. Le poison était dans une seule ' +
      'tasse (laboratoire). Les tasses ne bougent pas, les cartons, si : sur le plan, la place 7, sous le ' +
      'trophée, est celle de l’Inspection; sur la photo, c’est Bellavance qui y est assis. Pépin l’a vu ' +
      'échanger les cartons. La tasse était donc pour Swann Delisle, et tous les mobiles contre le maire ne ' +
      'valent rien.\n\n2. La pièce est restée vide de six heures cinq à six heures vingt-deux. Ange ' +
      'dirigeait (photo), Loïs vendait de la tarte (ruban de caisse), Billie tenait la corde (pompiers). ' +
      'Dany cherchait un fusible, sans témoin.\n\n3. De l’aconit avec du camphre, c’est du liniment pour ' +
      'chevaux, et il s’inscrit bouteille par bouteille. Dany n’en a jamais eu (registre). Il ne reste que ' +
      'Gaby.\n\n4. À qui l’Inspection faisait-elle peur? Ni à Ange ni à Loïs, qui étaient en règle et le ' +
      'savaient (carnet). Pas à Billie, qui suppliait qu’on ouvre et qu’on pèse Goliath (lettre). Pas à ' +
      'Dany, qui avait fait venir l’Inspection (cahier d’école). Le reste de la table est innocenté par ' +
      'les mêmes papiers.\n\n5. 250 est devenu 240. 500 est devenu 480. 50 est devenu 48. Toujours 96 pour ' +
      '100 : la grande balance mentait exprès, et qui achète au poids qu’elle donne? La coopérative. On devait ' +
      'la vérifier à neuf heures. À six heures quatre, Gaby passe le crayon « pour chercher les poids », ' +
      'est de retour sans poids à six heures vingt, a pris une deuxième bouteille le vendredi et, sur la ' +
      'photo, regarde l’Inspection.\n\nLes trois réponses. Comment : du liniment pour chevaux dans la ' +
      'tasse de la place 7, celle de l’Inspection. Quand : entre six heures cinq et six heures vingt-deux. ' +
      'Pourquoi : la grande balance indique quatre pour cent de moins que le vrai poids, et on devait la vérifier à neuf ' +
      'heures.',
  ),
  culpritId: 'vasseur',
  recommendedGuests: 8,
  durationMinutes: 180,
}
