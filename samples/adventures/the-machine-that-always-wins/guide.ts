import { prose } from '#samples/prose.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const guide: SampleRoom['guide'] = {
  introduction: prose(
    `You play two people: Gaspard, who carries the boxes and is on the players’ side, and at the very end Professor
    Quill. A hat or a scarf makes the difference; have it ready outside the door.

    Gaspard stays in the room. He knows nothing, but he’s friendly, and three things pass through his hands: your
    lines say which. Don’t comment on wrong answers; Gaspard only scratches his head. Give hints when a puzzle has stood still for about five minutes, the lightest one
    first.

    With two or three players, suggest at the start that they take the two tables one after the other.`,
    `Vous jouez deux personnes : Gaspard, qui porte les caisses et qui est du côté de l’équipe, puis, tout à la fin,
    le professeur Quill. Un chapeau ou un foulard fait la différence; gardez-le prêt derrière la porte.

    Gaspard reste dans la pièce. Il ne sait rien, mais il est gentil, et trois choses passent par lui : votre texte
    dit lesquelles. Ne commentez pas les mauvaises réponses; Gaspard se gratte la tête. Donnez un
    indice quand une énigme piétine depuis environ cinq minutes, le plus léger d’abord.

    À deux ou trois, évitez l’éparpillement : proposez dès le début de prendre les deux tables l’une après l’autre.`,
  ),
  setupInstructions: prose(
    `Print the cards on both sides, since their number is on the back, and the sheet with the keys on heavy paper. All
    the rest may be on one side. Forty minutes the first time, ten the next.

    1. Inner door: the position and the contract, and the sheet “The move nobody was to find”. Code 3816. Put it at
    the back of the cabinet, and in front of it the cushion, the cup, the candle end, the letter on the cushion and
    the sheet “The inner door”. Close the cabinet and hang the drawing of the lock on its door, with the sheet “Six
    keys, one door”.
    / 2. Jewel case: the card with the rook. Code 269.
    / 3. Hatbox: the six keys, the engraving for the posters, the sheet “Two engravings”. Code 795.
    / 4. Wig box: the engraving for the patent and the card with the queen. Word: QUEEN.
    / 5. Desk: the letter from the last stop, the sheet “Four evenings” and the card with the pawn. Code 2275.
    / 6. Side panel: the note beside the pegs and the sheet “The knight’s thread”. Directions: up, left, left,
    right, down.
    / 7. In Gaspard’s pocket: the strip, the sheet “What the tape says” and the card with the knight.
    / 8. Hide the page of accounts in a large book, one corner sticking out, and the drawing of the works on the
    back of the cabinet or under the chessboard.
    / 9. The Professor’s table: desk, wig box, hatbox, jewel case, the cutting, the sheets “What the Professor
    doesn’t write down” and “The poem in the lid”. The Marquis’s table: cabinet, side panel, the sheet “Five bars”.
    Pencils and scissors on both.
    / 10. The mission letter lies in front of the door. A real chessboard stays empty: the last move is written down
    beside the printed position.`,
    `Imprimez les cartes recto verso, car leur numéro est au dos, et la feuille des clés sur du papier fort. Le reste
    peut aller au recto seul. Comptez quarante minutes la première fois, dix ensuite.

    1. Porte intérieure : la position et le contrat, et la feuille « Le coup que personne ne devait trouver ». Code
    3816. Au fond du meuble; devant, le coussin, la tasse, le bout de bougie, la lettre sur le coussin et la feuille
    « La porte intérieure ». Fermez le meuble; sur sa porte, le dessin de la serrure et la feuille « Six clés, une
    porte ».
    / 2. Coffret à bijoux : la carte avec la tour. Code 269.
    / 3. Boîte à chapeau : les six clés, la gravure des affiches, la feuille « Deux gravures ». Code 795.
    / 4. Boîte à perruque : la gravure du brevet et la carte avec la reine. Mot : REINE.
    / 5. Écritoire : la lettre de la dernière étape, la feuille « Quatre soirs » et la carte avec le pion. Code
    2275.
    / 6. Panneau de côté : le billet et la feuille « Le fil du cavalier ». Directions : haut, gauche, gauche,
    droite, bas.
    / 7. Dans la poche de Gaspard : le ruban, la feuille « Ce que dit le ruban » et la carte avec le cavalier.
    / 8. Cachez la page de comptes dans un gros livre, un coin qui dépasse, et le dessin du mécanisme au dos du
    meuble ou sous l’échiquier.
    / 9. Table du professeur : écritoire, boîte à perruque, boîte à chapeau, coffret, coupure de journal, feuilles
    « Ce que le professeur n’écrit pas » et « Le poème du couvercle ». Table du Marquis : meuble, panneau de côté,
    feuille « Cinq tiges ». Des crayons et des ciseaux aux deux.
    / 10. La lettre de mission est devant la porte. Un vrai échiquier reste vide : le dernier coup se note à côté de
    la position imprimée.`,
  ),
  hostScript: prose(
    `The players come to expose a machine and end up freeing a person. It turns when the tape is read. Leave a
    silence there: it’s the best minute of the evening. Three things pass through Gaspard’s hands: the drawing of
    the knight’s thread, the message of the tape, and the key.

    As Gaspard, at the door: “Quick, come in. He’s at the mayor’s until eight, it’s roast goose. That’s his table,
    and that’s the Marquis. Don’t touch the wig. I’ve carried that box for three years, and I’ll tell you one thing:
    for a machine he’s heavy in the evening and light in the morning.” Start the hour.

    When they show you the thread and it runs 1, 6, 7, 2, 9, 4, 3, 8 (count the pegs row by row, from the top left):
    “Ah, that drawer.” Give them the strip, its sheet and the card with the knight.

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
    une affaire : pour une machine, il est lourd le soir et léger le matin. » Lancez l’heure.

    Quand on vous montre le fil et qu’il va 1, 6, 7, 2, 9, 4, 3, 8 (comptez les chevilles rang par rang, d’en haut à
    gauche) : « Ah, ce tiroir-là. » Donnez le ruban, sa feuille et la carte avec le cavalier.

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
    `Back to front: inner door (position, contract, sheet), cabinet (cushion, cup, candle end, letter, sheet), jewel
    case (rook), hatbox (six keys, poster engraving, sheet), wig box (patent engraving, queen), desk (letter, sheet,
    pawn), side panel (note, sheet). Strip, sheet and knight into your pocket. Accounts into the book, drawing of
    the works behind the cabinet. Print anew what was written on: the sheets “Five bars”, “The knight’s thread”,
    “What the tape says”, “The poem in the lid”, “Four evenings” and “The move nobody was to find”. Turn every lock
    away from its code.`,
    `De l’arrière vers l’avant : porte intérieure (position, contrat, feuille), meuble (coussin, tasse, bout de
    bougie, lettre, feuille), coffret (tour), boîte à chapeau (six clés, gravure des affiches, feuille), boîte à
    perruque (gravure du brevet, reine), écritoire (lettre, feuille, pion), panneau (billet, feuille). Ruban,
    feuille et cavalier dans votre poche. Comptes dans le livre, dessin du mécanisme derrière le meuble. Réimprimez
    ce qui a été écrit : « Cinq tiges », « Le fil du cavalier », « Ce que dit le ruban », « Le poème du couvercle »,
    « Quatre soirs » et « Le coup que personne ne devait trouver ». Brouillez chaque cadenas.`,
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
