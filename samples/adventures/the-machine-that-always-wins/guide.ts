import { prose } from '#samples/prose.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const guide: SampleRoom['guide'] = {
  introduction: prose(
    `You play two people: Gaspard, who carries the boxes and is on the players’ side, and at the very end Professor
    Quill. A hat or a scarf makes the difference; have it ready outside the door.

    Gaspard stays in the room. He knows nothing, but he’s friendly, and three things pass through his hands: your
    lines say which. Don’t comment on wrong answers; Gaspard only scratches his head. Give hints when a puzzle has
    stood still for about five minutes, the lightest one first.

    If you want to play too, nobody plays the two. Where something should be shown or told to Gaspard, agree
    on it, look it up in the answers, and open what comes next yourselves. When you have made the last move, open “The walkthrough” and read
    aloud the end of what Gaspard and the Professor say.

    With two or three players, suggest at the start that they take the two tables one after the other.`,
    `Vous jouez deux personnages : Gaspard, qui porte les caisses et qui est du côté de l’équipe, puis, tout à la fin,
    le professeur Quill. Un chapeau ou un foulard fait la différence; gardez-le prêt derrière la porte.

    Gaspard reste dans la pièce. Il ne sait rien, mais il est gentil, et trois choses passent par lui : votre texte
    dit lesquelles. Ne commentez pas les mauvaises réponses; Gaspard se gratte la tête. Donnez un indice quand une
    énigme piétine depuis environ cinq minutes, le plus léger d’abord.

    Si vous voulez jouer aussi, personne ne joue ces deux-là. Quand il faudrait montrer ou
    dire une chose à Gaspard, l’équipe se met d’accord, vérifie dans les réponses et ouvre elle-même la suite. Après le dernier coup, ouvrez « Le
    déroulement » et lisez à voix haute la fin de ce que disent Gaspard et le professeur.

    À deux ou trois, évitez l’éparpillement : proposez dès le début de prendre les deux tables l’une après l’autre.`,
  ),
  setupInstructions: prose(
    `Forty minutes the first time, ten the next. Print the card with the keys on heavy paper, if you have some, and
    turn every lock away from its code.

    The Professor’s table: desk, wig box, hatbox, jewel case, the newspaper, and the sheets “What the Professor doesn’t
    write down” and “The poem in the lid”. The Marquis’s table: cabinet, side panel and the sheet “Five bars”.

    In the cabinet the inner door stands at the back, and in front of it the cushion with the letter on it, the cup
    and the candle end. The envelope of “The knight’s thread” is Gaspard’s: keep it in your pocket. The chessboard
    stays empty: the last move is written down beside the printed position.`,
    `Comptez quarante minutes la première fois, dix ensuite. Si vous avez du papier fort, imprimez-y la carte des
    clés. Brouillez chaque cadenas.

    Table du professeur : l’écritoire, la boîte à perruque, la boîte à chapeau, le coffret, le journal et
    les feuilles « Ce que le professeur n’écrit pas » et « Le poème du couvercle ». Table du Marquis : le meuble, le
    panneau de côté et la feuille « Cinq tiges ».

    Dans le meuble, la porte intérieure est au fond; devant elle, le coussin avec la lettre, la tasse et le bout de
    bougie. L’enveloppe du « Fil du cavalier » est celle de Gaspard : gardez-la dans votre poche. L’échiquier reste
    vide : le dernier coup se note à côté de la position imprimée.`,
  ),
  hostScript: prose(
    `The players come to expose a machine and end up freeing a person. It turns when the tape is read. Leave a
    silence there: it’s the best minute of the evening. Three things pass through Gaspard’s hands: the drawing of
    the knight’s thread, the message of the tape, and the key.

    As Gaspard, at the door: “Quick, come in. He’s at the mayor’s until eight, it’s roast goose. That’s his table,
    and that’s the Marquis. Don’t touch the wig. I’ve carried that box for three years, and I’ll tell you one thing:
    for a machine he’s heavy in the evening and light in the morning.” Start the hour.

    When they show you the thread and it runs 1, 6, 7, 2, 9, 4, 3, 8 (count the pegs row by row, from the top left):
    “Ah, that drawer.” Give them what’s in the envelope in your pocket.

    When they tell you what the tape says, say nothing for a while. Then: “So that’s why he’s heavy in the evening.”

    When they give you the key with the moon and have read the tape to you, open the cabinet. Before the tape: “Open
    him? What for? He’s a machine.” With another key: “I’d rather be sure.”

    After forty-five minutes: “They’re bringing the cheese.”

    When they have the move, or at the end of the hour, go out, put on the hat and knock. As the Professor: “Ah!
    Admirers. And the board is set. Well, go on: nobody has ever found anything.” If the move is e1 to e5, look at
    the board for a long time. “That is … no. Gaspard, who set up this board?” Take off the hat. As Gaspard: “Three
    hundred and one. I’ll go up and unlock her door.” If the move is another one, the Marquis wins: “Three hundred
    and one. Good night.”`,
    `L’équipe vient démasquer une machine et finit par libérer quelqu’un. Tout bascule à la lecture du ruban. Laissez
    un silence : c’est la plus belle minute de la soirée. Trois choses passent par Gaspard : le tracé du fil, le
    message du ruban, la clé.

    En Gaspard, à la porte : « Vite, entrez. Il est chez le maire jusqu’à huit heures, ils ont de l’oie. Là, c’est sa
    table; là, c’est le Marquis. Touchez pas à la perruque. Ça fait trois ans que je porte ce meuble, et je vous dis
    une affaire : pour une machine, il est lourd le soir et léger le matin. » Lancez le compte à rebours.

    Quand on vous montre le fil et qu’il va 1, 6, 7, 2, 9, 4, 3, 8 (comptez les chevilles rang par rang, d’en haut à
    gauche) : « Ah, ce tiroir-là. » Donnez ce qui est dans l’enveloppe, dans votre poche.

    Quand on vous dit ce que dit le ruban, ne dites rien un moment. Puis : « C’est donc pour ça qu’il est lourd le
    soir. »

    Quand on vous donne la clé à la lune et qu’on vous a lu le ruban, ouvrez le meuble. Avant le ruban : « L’ouvrir?
    Pour quoi faire? C’est une machine. » Avec une autre clé : « J’aimerais mieux être sûr. »

    Après quarante-cinq minutes : « Ils sont rendus au fromage. »

    Quand l’équipe a son coup, ou à la fin de l’heure, sortez, mettez le chapeau et frappez. En professeur : « Ah!
    Des admirateurs. Et l’échiquier est prêt. Eh bien, jouez : personne n’a jamais rien trouvé. » Si le coup est e1
    à e5, regardez longtemps l’échiquier. « C’est… non. Gaspard, qui a placé ces pièces? » Ôtez le chapeau. En
    Gaspard : « Trois cent une. Je monte lui ouvrir. » Si c’est un autre coup, le Marquis gagne : « Trois cent une.
    Bonne nuit. »`,
  ),
  resetInstructions: prose(
    `Pack the boxes again by the set-up list, from its top, and turn every lock away from its code. Reprint each
    puzzle sheet that was written on or cut.`,
    `Remplissez les boîtes en suivant la liste de préparation depuis le début, et brouillez chaque cadenas.
    Réimprimez chaque feuille d’énigme sur laquelle on a écrit ou qu’on a découpée.`,
  ),
  debriefQuestions: prose(
    `When did you stop wanting to expose the Marquis?
    / Which signs of a person had you seen before you read the tape? The candle, the air holes, the missing money?
    / Adèle kept to every word of her contract. Was it fair? Was hers?
    / Which machines around us have somebody inside?`,
    `Quand avez-vous cessé de vouloir démasquer le Marquis?
    / Quels signes de vie aviez-vous vus avant de lire le ruban? La bougie, les trous d’air, l’argent qui manque?
    / Adèle a respecté chaque mot de son contrat. Était-ce juste? Et le contrat?
    / Quelles machines, autour de nous, cachent quelqu’un?`,
  ),
}
