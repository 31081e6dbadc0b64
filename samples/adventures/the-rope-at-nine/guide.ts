import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const guide: SampleDinner['guide'] = {
  introduction: text(
    'You run the evening as Biscuit, the cook. You don’t accuse and you aren’t suspected; you serve, you ' +
      'read your lines, and you hand out papers. You know the solution, and it’s more fun that way: watch ' +
      'the kindest person at the table. Cast by the notes below; Kim Osterman goes to somebody with good ' +
      'nerves.\n\nThe story in four sentences. Aurora Station, Antarctica, June 1958. Yesterday, in the ' +
      'middle of the Midwinter dinner, Aurel Brandt, the station leader, went out along the rope to read his ' +
      'thermometers and fell off the ice front. Everybody else was at table. Tonight the same people finish ' +
      'the same dinner and have to send one name to the Institute before midnight.\n\nThe turn comes with ' +
      'the roast: nobody had to leave the table, because the rope had been moved before dinner. Until then, ' +
      'everybody will argue about nine o’clock. Let them. From then on only one question counts: who was out ' +
      'between a quarter to six and half past seven?',
    'Vous menez la soirée dans le rôle de Biscuit, à la cuisine. Vous n’accusez personne et personne ne ' +
      'vous soupçonne; vous servez, vous dites votre texte et vous distribuez les papiers. Vous connaissez ' +
      'la solution, et c’est plus drôle ainsi : regardez bien la personne la plus gentille de la table. ' +
      'Distribuez les rôles d’après les notes ci-dessous; celui de Kim Osterman va à quelqu’un qui a les ' +
      'nerfs solides.\n\nL’histoire en quatre phrases. Station Aurore, Antarctique, juin 1958. Hier, au beau ' +
      'milieu du souper du solstice, Aurel Brandt, le chef de la station, est sorti le long de la corde pour ' +
      'lire ses thermomètres et il est tombé de la falaise de glace. Tous les autres étaient à table. Ce ' +
      'soir, les mêmes personnes finissent le même souper et doivent transmettre un nom à l’Institut avant ' +
      'minuit.\n\nLe renversement vient avec le rôti : personne n’a eu à quitter la table, car la corde ' +
      'avait été déplacée avant le souper. Jusque-là, on se disputera à propos de neuf heures. Laissez ' +
      'faire. Ensuite, une seule question compte : qui était dehors entre six heures moins quart et sept ' +
      'heures et demie?',
  ),
  preparation: text(
    'Three weeks before: invite six to ten people. Six roles are always played; four can be left out, in ' +
      'any combination. Ask who likes to talk and who likes to listen. If you print the kit, say who ' +
      'comes: the papers of those who don’t are dealt out again.\n\nTwo weeks before: send the invitations ' +
      'with the booklets. Tell people that it will be cold, and that sweaters are in fashion.\n\nThe day ' +
      'before: print the clues and sort them by their backs: one envelope for each course, those for the ' +
      'table apart. Bake the sponge of the dessert, make the soup.\n\nAn hour before: turn the heating ' +
      'down a little (only a little). Lay the table, and one place more, for Brandt. A lamp or a candle ' +
      'for every two guests, no other light. Put the two ropes within reach, but out of sight. Somewhere ' +
      'the wind should howl; there are hours of it on the internet.',
    'Trois semaines avant : invitez de six à dix personnes. Six rôles sont toujours joués; quatre sont ' +
      'facultatifs, dans n’importe quelle combinaison. Demandez qui aime parler et qui aime écouter. À ' +
      'l’impression, dites qui vient : les papiers des absents sont redistribués.\n\nDeux semaines avant : ' +
      'envoyez les invitations et les livrets. Prévenez qu’il fera froid et que le chandail est de ' +
      'rigueur.\n\nLa veille : imprimez les pistes et triez-les d’après leur verso : une enveloppe par ' +
      'service, celles de la table à part. Préparez le fond du dessert et la soupe.\n\nUne heure avant : ' +
      'baissez un peu le chauffage (un peu seulement). Mettez la table, avec un couvert de plus, pour ' +
      'Brandt. Une lampe ou une bougie pour deux personnes, pas d’autre lumière. Gardez les deux cordes ' +
      'sous la main, mais hors de vue. Que le vent hurle quelque part : on en trouve des heures sur ' +
      'Internet.',
  ),
  arrivalScript: text(
    '(Take the coats, give out name tags, pour something warm. When everybody stands:)\n\n“Welcome to ' +
      'the second half of a dinner. You all know why we’re here. The Institute wants a name before ' +
      'midnight, and there’s no police within four thousand kilometres. So I suggest that we do it the way ' +
      'Brandt would have: we write down what’s true, and we don’t let go. Sit where you sat yesterday. His ' +
      'chair stays empty.\n\nWhoever isn’t here tonight lies in bed with the flu, has been heard this ' +
      'morning, and had nothing to do with it, even if a paper speaks of them.\n\nAnd the golden rule: ' +
      'whatever is printed on a clue is true. What you’re told to hide, you may keep to yourself. Only the ' +
      'culprit may lie.”\n\n(Everyone says who they are, then what they have to reveal at the arrival. The ' +
      'radiogram, the door book and the plan lie on the table.)',
    '(Prenez les manteaux, donnez les porte-noms, servez quelque chose de chaud. Quand tout le monde est ' +
      'debout :)\n\n« Bienvenue à la deuxième moitié d’un souper. Vous savez pourquoi on est là. ' +
      'L’Institut veut un nom avant minuit, et la police la plus proche est à quatre mille kilomètres. ' +
      'Alors je propose de faire comme Brandt : on note ce qui est vrai, et on ne lâche pas. Reprenez vos ' +
      'places d’hier. Sa chaise reste vide.\n\nQui manque ce soir est au lit avec la grippe, a déjà été ' +
      'entendu ce matin et n’y est pour rien, même si un papier en parle.\n\nEt la règle d’or : tout ce ' +
      'qui est imprimé sur une piste est vrai. Ce qu’on vous demande de cacher, vous pouvez le garder pour ' +
      'vous. Seule la personne coupable a le droit de mentir. »\n\n(Chaque personne dit qui elle est, puis ' +
      'ce qu’elle a à révéler à l’arrivée. Le radiogramme, le registre de la porte et le plan sont sur la ' +
      'table.)',
  ),
  eveningScript: text(
    'Minute 0, the arrival. Read your lines, and lay out what’s for the table.\n\nMinute 30, the hoosh. ' +
      'Read your lines and hand out what you hold. Whoever holds a paper reads it aloud when it suits. If ' +
      'the talk dries up: “And Noa? Who taught us all to tie a knot?”\n\nMinute 75, the roast. Read your ' +
      'lines and give the photograph to the person on your left. Don’t say a word until it has gone round: ' +
      'this silence is the best minute of the evening. Then lay out the two ropes and the diary page, and ' +
      'hand out the rest. If nobody gets it: “What was in his mitten? And which rope goes to the ' +
      'shelter?”\n\nMinute 125, dessert. Read your lines and lay out the night log, what you saw yourself, ' +
      'and the radiogram from Mirny. If somebody is lost, ask three questions, ten minutes apart. “Whom ' +
      'can you strike out, and why?” “Who was alone, and says so themselves?” “Have you seen these ' +
      'temperatures before tonight?”\n\nMinute 160, the accusation. Minute 170, the reveal.',
    'Minute 0, l’arrivée. Dites votre texte, et posez ce qui est pour la table.\n\nMinute 30, le hoosh. ' +
      'Dites votre texte et distribuez ce que vous gardez. Qui a un papier le lit tout haut au moment qui ' +
      'lui plaît. Si la conversation retombe : « Et Noa? Qui nous a montré les nœuds, à tout le ' +
      'monde? »\n\nMinute 75, le rôti. Dites votre texte et donnez la photo à votre gauche. Plus un mot ' +
      'avant qu’elle ait fait le tour : ce silence est la meilleure minute de la soirée. Posez ensuite les ' +
      'deux cordes et la page du journal intime, et distribuez le reste. Si personne ne comprend : ' +
      '« Qu’est-ce qu’il avait dans sa mitaine? Et quelle corde va à l’abri? »\n\nMinute 125, le dessert. ' +
      'Dites votre texte et posez le cahier de nuit, votre témoignage et le radiogramme de Mirny. Si on ' +
      's’égare, posez trois questions, à dix minutes d’écart. « Qui pouvez-vous rayer, et pourquoi? » ' +
      '« Qui n’avait pas de témoin, de son propre aveu? » « Ces températures, vous ne les avez pas déjà ' +
      'vues ce soir? »\n\nMinute 160, l’accusation. Minute 170, le dénouement.',
  ),
  accusationRules: text(
    'Everybody gets a slip and five minutes of silence. On it goes one name, and three short answers: How ' +
      'could they do it? When? Why? The slips go into Brandt’s empty glass.\n\nRead all of them aloud; if ' +
      'you know the solution, the wrong ones first. Then open the solution: it says which answers are right. ' +
      'A right name is worth two points, each right answer one.\n\nWhoever has the most points names the cape on ' +
      'the map. The culprit wins if fewer than half of the slips are right.',
    'Chaque personne reçoit un bulletin et cinq minutes de silence. On y met un nom et trois courtes ' +
      'réponses : Comment a-t-on pu faire? Quand? Pourquoi? Les bulletins vont dans le verre vide de ' +
      'Brandt.\n\nLisez-les tous à voix haute; si vous connaissez la solution, les mauvais d’abord. Ouvrez ' +
      'ensuite la solution : elle donne les bonnes réponses. Un bon nom vaut deux points, chaque bonne ' +
      'réponse un point.\n\nLe plus grand nombre de points donne le droit de nommer le cap sur la carte. La ' +
      'personne coupable gagne si moins de la moitié des bulletins sont justes.',
  ),
  revealScript: text(
    '“I’ve read your slips. Now let me tell you how it was. I’m only the cook, but I’m the one who carries ' +
      'the plates, and nobody lowers their voice for plates.\n\nAll day we asked who left the table at nine. ' +
      'Nobody did. He walked out there, one hand on the rope, as he’d walked every night since April, and he did ' +
      'what he’d taught us all to do: he held on. It wasn’t the rope that failed him. It was the rope that ' +
      'killed him. It went to the Notch.\n\nIt was moved after a quarter to six, when Sacha still had it in ' +
      'hand, and before half past seven, when we sat down. Look who’s left. Sacha’s hands were in bandages, ' +
      'Eden’s arm in plaster. Robin was on the tape. Alex was at my brandy. Noa was under my floor, with a ' +
      'dog that I’ve been feeding, too, since May.\n\nAnd one of us was at the radio. We all heard it. ' +
      'Nearly two thousand words, and not one mistake, not one sneeze. Only machines don’t sneeze.\n\nWhile ' +
      'the tape sent the news of the world to Mirny, somebody climbed out by the hatch. Somebody with ' +
      'fingers that hear. Somebody who’d once lain at the Notch for forty minutes, in April, alone, and had ' +
      'never dared go out at three again; who sat by my stove instead and copied the cold from an old ' +
      'newspaper. Brandt knew the figures. He didn’t know the reason. I think that he’d have understood.\n\n' +
      'There was only one pair of hands through which his message had to go.\n\nKim. He liked you. It stands ' +
      'in his book. Send the name.”',
    '« J’ai lu vos bulletins. Maintenant, je vais vous dire comment c’était. Moi, je ne suis que la ' +
      'cuisine, mais c’est moi qui porte les assiettes, et devant les assiettes, personne ne baisse la voix.' +
      '\n\nToute la journée, on s’est demandé qui avait quitté la table à neuf heures. Personne. Il est ' +
      'sorti, une main sur la corde, comme tous les soirs depuis avril, et il a fait ce qu’il nous a appris à ' +
      'faire : il a tenu bon. La corde ne l’a pas lâché. C’est elle qui l’a tué. Elle allait à l’Encoche.\n\n' +
      'On l’a déplacée après six heures moins quart, quand Sacha la tenait encore, et avant sept heures et ' +
      'demie, quand on s’est mis à table. Regardez qui reste. Sacha avait les mains bandées, Eden, le bras ' +
      'dans le plâtre. Robin était sur la bande. Alex était dans mon cognac. Noa était sous mon plancher, ' +
      'avec une chienne que je nourris aussi, depuis mai.\n\nEt quelqu’un était à la radio. On l’a tous ' +
      'entendue. Près de deux mille mots, et pas une faute, pas un éternuement. Il n’y a que les machines ' +
      'qui n’éternuent pas.\n\nPendant que la bande envoyait les nouvelles du monde à Mirny, quelqu’un est ' +
      'sorti par la trappe. Quelqu’un dont les doigts entendent. Quelqu’un qui, une nuit d’avril, avait ' +
      'passé quarante minutes à plat ventre au bord de l’Encoche, et qui n’a plus jamais osé sortir à trois ' +
      'heures; qui restait au coin de mon poêle, à recopier le froid dans un vieux journal. Brandt ' +
      'connaissait les chiffres. La raison, il ne la connaissait pas. Je pense qu’il aurait compris.\n\nSon ' +
      'message ne pouvait passer que par une seule paire de mains.\n\nKim. Il t’aimait bien. C’est écrit ' +
      'dans son journal. Envoie le nom. »',
  ),
}
