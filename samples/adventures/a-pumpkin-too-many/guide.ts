import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const guide: SampleDinner['guide'] = {
  introduction: text(
    'You run the evening as Pépin, who keeps the hall. You filled the mugs, so the police would gladly ' +
      'take you; that’s your reason for wanting a better name by ten o’clock. You know the solution and ' +
      'nobody suspects you seriously. Cast by the notes below; Gaby Vasseur needs good nerves and a friendly ' +
      'face.\n\nThe story in four sentences. Val-des-Courges, October 1974. On Saturday, at the toast of the ' +
      'Great Weigh-Off, the mayor drank from his mug and died. Everybody in the jury had a reason. Tonight, ' +
      'Sunday, the jury eats the banquet of the day before and looks for the one who did it.\n\nThe turn ' +
      'comes with the stew: the mug wasn’t meant for the mayor. He’d swapped two place cards, out of ' +
      'vanity. Until then everybody will compare who hated him most. Let them. Afterwards only one question ' +
      'counts: who was afraid of the Inspector?',
    'Vous menez la soirée dans le rôle de Pépin, à qui la salle des fêtes est confiée. C’est vous qui avez ' +
      'rempli les tasses, et la police se contenterait bien de vous : voilà pourquoi il vous faut un ' +
      'meilleur nom avant dix heures. Vous connaissez la solution, et personne ne vous soupçonne pour de ' +
      'bon. Distribuez les rôles d’après les notes ci-dessous; celui de Gaby Vasseur demande des nerfs ' +
      'solides et le sourire facile.\n\nL’histoire en quatre phrases. Val-des-Courges, octobre 1974. Samedi, ' +
      'au toast de la Grande Pesée, le maire a bu dans sa tasse et il est mort. Au jury, tout le monde avait ' +
      'une raison. Ce soir, dimanche, le jury mange le banquet de la veille et cherche qui a fait le ' +
      'coup.\n\nLe renversement vient avec le mijoté : la tasse n’était pas pour le maire. Il avait échangé ' +
      'deux cartons, par vanité. Jusque-là, on comparera qui le détestait le plus. Laissez faire. Ensuite, ' +
      'une seule question compte : à qui l’Inspection faisait-elle peur?',
  ),
  preparation: text(
    'Three weeks before: invite six to ten people. Six roles are always played; four can be left out, in ' +
      'any combination. Swann Delisle leads the conversation: give it to somebody who asks well. If you ' +
      'print the kit, say who comes: the papers of those who don’t are dealt out again.\n\nTwo weeks ' +
      'before: send the invitations with the booklets. Brown, orange, corduroy, turtlenecks.\n\nThe day ' +
      'before: print the clues and sort them by their backs: one envelope for each course, those for the ' +
      'table apart. Cook the stew; it’s better tomorrow. Bake the pie.\n\nAn hour before: one long table. ' +
      'Behind one end the trophy, behind the other a clock if you have one. Below the trophy the empty ' +
      'chair with the sash and the mayor’s card. Swann Delisle sits at the other end, under the clock, ' +
      'with the card “Weights and Measures”; everybody else as they like. A mug at each place, also at the ' +
      'empty one.',
    'Trois semaines avant : invitez de six à dix personnes. Six rôles sont toujours joués; quatre sont ' +
      'facultatifs, dans n’importe quelle combinaison. Swann Delisle mène la conversation : donnez ce rôle ' +
      'à quelqu’un qui sait poser des questions. À l’impression, dites qui vient : les papiers des absents ' +
      'sont redistribués.\n\nDeux semaines avant : envoyez les invitations et les livrets. Du brun, de ' +
      'l’orange, du velours côtelé, des cols roulés.\n\nLa veille : imprimez les pistes et triez-les ' +
      'd’après leur verso : une enveloppe par service, celles de la table à part. Préparez le mijoté; il ' +
      'sera meilleur demain. Faites la tarte.\n\nUne heure avant : une seule longue table. Derrière un ' +
      'bout, le trophée; derrière l’autre, une horloge si vous en avez une. Sous le trophée, la chaise ' +
      'vide avec l’écharpe et le carton du maire. Swann Delisle s’assoit à l’autre bout, sous l’horloge, ' +
      'avec le carton « Poids et mesures »; le reste de la table, à votre gré. Une tasse à chaque place, à ' +
      'la vide aussi.',
  ),
  arrivalScript: text(
    '(Give out name tags; pour cider or juice into glasses, not into the mugs. When everybody ' +
      'stands:)\n\n“Good evening. I’m Pépin. You all know me, I’m the one with the broom. The mayor’s in ' +
      'the cold store between the cider and the cheese. The police are behind a pumpkin. And the captain ' +
      'says: somebody must have done it, and I filled the mugs. So sit down, please, and think of somebody ' +
      'better. The Inspector’s place is the one with the card on it.\n\nWhoever isn’t here tonight stands ' +
      'with the police on the other side of the bridge, has been heard, and had nothing to do with it, ' +
      'even if a paper speaks of them.\n\nAnd the golden rule: whatever is printed on a clue is true. What ' +
      'you’re told to hide, you may keep to yourself. Only the culprit may lie.”\n\n(Everyone says who ' +
      'they are, then what they have to reveal at the arrival. The plan, the sheet of the Weigh-Off and ' +
      'the Gazette lie on the table.)',
    '(Donnez les porte-noms; servez cidre ou jus dans des verres, pas dans les tasses. Quand tout le ' +
      'monde est debout :)\n\n« Bonsoir. Moi, c’est Pépin. Vous me connaissez, le balai, c’est moi. Le ' +
      'maire est dans la chambre froide, entre le cidre et le fromage. La police est derrière une ' +
      'citrouille. Et le capitaine dit : il faut bien que ce soit quelqu’un, et les tasses, c’est moi. ' +
      'Alors, à table, s’il vous plaît, et trouvez mieux. La place de l’Inspection, c’est celle où il y a ' +
      'son carton.\n\nQui manque ce soir est avec la police, de l’autre côté du pont, a déjà été entendu ' +
      'et n’y est pour rien, même si un papier en parle.\n\nEt la règle d’or : tout ce qui est imprimé sur ' +
      'une piste est vrai. Ce qu’on vous demande de cacher, vous pouvez le garder pour vous. Seule la ' +
      'personne coupable a le droit de mentir. »\n\n(Chaque personne dit qui elle est, puis ce qu’elle a à ' +
      'révéler à l’arrivée. Le plan, la feuille de la Pesée et la Gazette sont sur la table.)',
  ),
  eveningScript: text(
    'Minute 0, the arrival. Read your lines, and lay out what’s for the table.\n\nMinute 30, the soup. ' +
      'Read your lines, drink first, hand out what you hold. Whoever holds a paper reads it aloud when it ' +
      'suits. If the talk dries up: “Ten kilos. Where do ten kilos go?”\n\nMinute 75, the stew. Read your ' +
      'lines and put the photograph beside the plan. Wait. When it’s clear, put the two place cards back ' +
      'as on the plan, say what you saw, and let Swann Delisle look at the empty chair. Then hand out the ' +
      'rest.\n\nMinute 125, the pie. Read your lines and lay out the report and the page from the exercise ' +
      'book. If somebody is lost, ask three questions, ten minutes apart. “Who could have had the stuff?” ' +
      '“Of those, who was seen between five past six and twenty-two past?” “And what do 250 and 240, 500 ' +
      'and 480 have in common?”\n\nMinute 160, the accusation. Minute 170, the telephone and the reveal.',
    'Minute 0, l’arrivée. Dites votre texte, et posez ce qui est pour la table.\n\nMinute 30, la soupe. ' +
      'Dites votre texte, buvez d’abord, distribuez ce que vous gardez. Qui a un papier le lit tout haut ' +
      'au moment qui lui plaît. Si la conversation retombe : « Dix kilos. Où est-ce que ça va, dix ' +
      'kilos? »\n\nMinute 75, le mijoté. Dites votre texte et posez la photo à côté du plan. Attendez. ' +
      'Quand tout le monde a compris, remettez les deux cartons comme sur le plan, racontez ce que vous ' +
      'avez vu, et laissez Swann Delisle regarder la chaise vide. Distribuez ensuite le reste.\n\nMinute ' +
      '125, la tarte. Dites votre texte et posez le rapport et la page de cahier. Si on s’égare, posez ' +
      'trois questions, à dix minutes d’écart. « Qui pouvait avoir le produit? » « Parmi ceux-là, qui ' +
      'a-t-on vu entre six heures cinq et six heures vingt-deux? » « Et qu’ont en commun 250 et 240, 500 ' +
      'et 480? »\n\nMinute 160, l’accusation. Minute 170, le téléphone et le dénouement.',
  ),
  accusationRules: text(
    'Everybody gets a slip and five minutes of silence. On it goes one name, and three short answers: How ' +
      'was it done? When? Why? The slips go into the mayor’s mug.\n\nRead all of them aloud; if you know the ' +
      'solution, the wrong ones first. Then open the solution: it says which answers are right. A right name ' +
      'is worth two points, each right answer one.\n\nWhoever has the most points wins the trophy. The culprit ' +
      'wins if fewer than half of the slips are right.',
    'Chaque personne reçoit un bulletin et cinq minutes de silence. On y met un nom et trois courtes ' +
      'réponses : Comment a-t-on fait? Quand? Pourquoi? Les bulletins vont dans la tasse du ' +
      'maire.\n\nLisez-les tous à voix haute; si vous connaissez la solution, les mauvais d’abord. Ouvrez ' +
      'ensuite la solution : elle donne les bonnes réponses. Un bon nom vaut deux points, chaque bonne ' +
      'réponse un point.\n\nLe plus grand nombre de points gagne le trophée. La personne coupable gagne si ' +
      'moins de la moitié des bulletins sont justes.',
  ),
  revealScript: text(
    '(The telephone rings. You answer.)\n\n“Captain? Yes. One moment, please, I’ve got to tell it in order.' +
      '\n\nWe looked for somebody who wanted the mayor dead. There were as many as we are. Only nobody ' +
      'wanted him dead enough. He died because he wanted to be in the light. He took a card that wasn’t his, ' +
      'and sat on a chair that wasn’t his, and drank from a mug that wasn’t his. That mug was the ' +
      'Inspector’s.\n\nSo who couldn’t afford an Inspector? Ange was told on Friday that all was well. Loïs, ' +
      'at noon. Billie had begged for it in writing. And Dany had sent for it, with nineteen children.\n\n' +
      'Thursday, Goliath weighed two hundred and fifty. Saturday, two hundred and forty. Nobody hollowed ' +
      'him. Five hundred kilos of potatoes, four hundred and eighty paid. Fifty of cherries, forty-eight. ' +
      'Always the same four. It isn’t the pumpkin that’s lighter, Captain. It’s the scale.\n\nAt four ' +
      'minutes past six somebody gave a pencil away and went to fetch ten brass weights. They never came. ' +
      'Somebody with a second bottle, taken on Friday. Somebody whom none of us would ever have asked, ' +
      'because we’ve all borrowed the ladder.\n\nGaby. You looked at the Inspector. At half past six, when ' +
      'the rest of us were smiling, you looked at the one who should have been dead.\n\nYes, Captain. V, A, ' +
      'double S.”',
    '(Le téléphone sonne. Vous décrochez.)\n\n« Capitaine? Oui. Un instant, s’il vous plaît, il faut que ' +
      'je raconte dans l’ordre.\n\nOn a cherché qui voulait la mort du maire. On était aussi nombreux que ce ' +
      'soir. Seulement, personne ne la voulait assez. Il est mort parce qu’il voulait être dans la lumière. ' +
      'Il a pris un carton qui n’était pas le sien, une chaise qui n’était pas la sienne, et il a bu dans ' +
      'une tasse qui n’était pas la sienne. Cette tasse était pour l’Inspection.\n\nAlors, qui ne pouvait ' +
      'pas se permettre une inspection? Ange savait dès vendredi que tout était en règle. Loïs, à midi. ' +
      'Billie l’avait suppliée par écrit. Et Dany l’avait fait venir, avec dix-neuf enfants.\n\nJeudi, ' +
      'Goliath pesait deux cent cinquante. Samedi, deux cent quarante. Personne ne l’a creusé. Cinq cents ' +
      'kilos de patates, quatre cent quatre-vingts payés. Cinquante de cerises, quarante-huit. Toujours les ' +
      'mêmes quatre. Ce n’est pas la citrouille qui a maigri, capitaine. C’est la balance.\n\nÀ six heures ' +
      'quatre, quelqu’un a passé un crayon et promis dix poids de laiton. Ils ne sont jamais arrivés. ' +
      'Quelqu’un qui avait pris une deuxième bouteille, le vendredi. Quelqu’un à qui jamais on n’aurait posé ' +
      'la question, parce que l’échelle, on la lui emprunte tous.\n\nGaby. Vous regardiez l’Inspection. À ' +
      'six heures et demie, pendant que le reste de la table souriait, vous regardiez la personne qui aurait ' +
      'dû mourir.\n\nOui, capitaine. V, A, deux S. »',
  ),
}
