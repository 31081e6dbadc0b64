import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const puzzles: SampleRoom['puzzles'] = [
  {
    key: 'umbrella',
    name: text('The umbrella’s day', 'La journée du parapluie'),
    description: prose(
      `Five reports about one umbrella, all of the same day, and the clocks of this town don’t all agree. Cut them
      out and lay them in the order in which things really happened. Then read the stamps, first to last: they open the tin.

      Ida has pencilled underneath: “The clock in the Harbour, the bell of the Cathedral and the one in the Theatre
      are right. I’ve checked.”`,
      `Cinq rapports sur un même parapluie, le même jour, et les horloges de cette ville ne sont pas toutes
      d’accord. Découpez-les et placez-les dans l’ordre où tout s’est vraiment passé. Lisez ensuite les tampons, du premier au
      dernier : ils ouvrent la boîte de métal.

      Ida a noté dessous, au crayon : « L’heure du Port, celle de la Cathédrale et celle du Théâtre sont justes.
      J’ai vérifié. »`,
    ),
    solution: text('EMBER', 'TISON'),
    lockType: 'word',
    hints: [
      text(
        'Write the true time on each report. Two of them tell you that their clock is wrong.',
        'Notez la vraie heure sur chaque rapport. Deux d’entre eux disent que leur horloge se trompe.',
      ),
      text(
        'A clock that’s slow shows too little: at the market it’s really noon. A watch that’s fast shows too much.',
        'Une horloge qui retarde montre trop peu : au marché, il est en fait midi. Une montre qui avance montre trop.',
      ),
      text(
        'Harbour, Cathedral, Theatre, Market, Depot. What glows in a stove when the flames are gone?',
        'Port, Cathédrale, Théâtre, Marché, Dépôt. Que reste-t-il dans un poêle, rouge, quand il n’y a plus de flamme?',
      ),
    ],
    expectedMinutes: 7,
    puzzleId: 'reports',
    needs: ['tin'],
    gives: ['right-halves'],
    container: 'prop',
    containerId: 'tin',
  },
  {
    key: 'shelves',
    name: text('Ida’s shelves', 'Les étagères d’Ida'),
    description: prose(
      `Four things, four lines, four shelves, and Ida’s notes instead of a list. Work out on which line each thing
      came in and on which shelf it lies.

      The shoebox has three wheels. Set them to the numbers of the lines, from the top shelf down. The bottom shelf
      is left out: the damp gets into everything there.`,
      `Quatre objets, quatre lignes, quatre étagères et, en guise de liste, les notes d’Ida. Trouvez par quelle ligne
      chaque objet est arrivé et sur quelle étagère il est rangé.

      La boîte à chaussures a trois molettes. Mettez-y les numéros des lignes, en partant de l’étagère du haut.
      Celle du bas ne compte pas : l’humidité y entre partout.`,
    ),
    solution: text('729', '729'),
    lockType: 'digits3',
    hints: [
      text(
        'A cross is worth as much as a tick: begin with what can’t be.',
        'Une croix vaut autant qu’un crochet : commencez par ce qui est impossible.',
      ),
      text(
        'At the bottom lies neither the doll nor the boot. If it were the spectacles, where would Line 9 be?',
        'En bas, ni la poupée ni la botte. Si c’étaient les lunettes, où serait la ligne 9?',
      ),
      text(
        'The doll lies on the top shelf and came in on Line 7; the spectacles came in on Line 9.',
        'La poupée est tout en haut, arrivée par la ligne 7; les lunettes sont arrivées par la ligne 9.',
      ),
    ],
    expectedMinutes: 9,
    puzzleId: 'shelf-list',
    needs: ['shoebox'],
    gives: ['left-halves', 'lining-note'],
    container: 'prop',
    containerId: 'shoebox',
  },
  {
    key: 'lining',
    name: text('The note in the lining', 'Le mot dans la doublure'),
    description: prose(
      `A strip of paper that somebody sewed into the lining of something and never read. The letters were turned on a
      disc before they were written. Cut out the two discs and pin the small one on the large one.

      Nothing opens when you’ve read it. But keep it: you’ll want to know who’s meant.`,
      `Une bande de papier, cousue dans une doublure, que personne n’a jamais lue. Les lettres ont été tournées sur
      un disque avant d’être écrites. Découpez les deux disques et épinglez le petit sur le grand.

      Rien ne s’ouvre quand on l’a lue. Gardez-la pourtant : vous voudrez savoir de qui elle parle.`,
    ),
    lockType: 'none',
    hints: [
      text(
        'Ida’s slip says what to turn by. Whose line is it? Somebody’s coat is still hanging here.',
        'Le billet d’Ida dit de combien tourner. La ligne de qui? Un manteau est resté accroché.',
      ),
      text(
        'The season ticket in the coat is for one line: turn the disc by that number, back from each letter.',
        'L’abonnement dans le manteau vaut pour une ligne : reculez chaque lettre de ce nombre.',
      ),
      text(
        'Seven letters back: H becomes A, O becomes H. It begins with “He is…”: OL, then PZ.',
        'Sept lettres en arrière : H devient A, P devient I. Ça commence par « Il n’a… » : PS, puis U et H.',
      ),
    ],
    expectedMinutes: 8,
    puzzleId: 'lining-cipher',
    needs: ['lining-note', 'season-ticket'],
    gives: [],
  },
  {
    key: 'tickets',
    name: text('Four torn tickets', 'Quatre billets déchirés'),
    description: prose(
      `Ida tore each claim ticket in two: one half for the object, one half for the owner. Four owners never came.
      Put the halves together again; both halves of a ticket are printed with the same pattern.

      The cash box has four wheels. A ticket knows its place by its punched holes.`,
      `Ida déchirait chaque billet en deux : une moitié pour l’objet, une moitié pour son propriétaire. Quatre
      propriétaires ne sont jamais venus. Réunissez les moitiés; les deux moitiés d’un billet ont le même motif.

      La petite caisse a quatre molettes. Un billet connaît sa place par ses trous de poinçon.`,
    ),
    solution: text('6958', '6958'),
    lockType: 'digits4',
    hints: [
      text(
        'Don’t guess what a half could be. Look at what’s printed behind it.',
        'Ne devinez pas ce qu’une moitié pourrait être. Regardez ce qui est imprimé derrière.',
      ),
      prose(
        `Stripes to stripes, dots to dots, waves to waves, squares to squares: each pair shows one digit.`,
        `Rayures et rayures, points et points, vagues et vagues, carreaux et carreaux : chaque paire montre un
        chiffre.`,
      ),
      text(
        'One hole: stripes, a six. Two holes: dots, a nine. Now the waves and the squares.',
        'Un trou : les rayures, un six. Deux trous : les points, un neuf. Restent les vagues et les carreaux.',
      ),
    ],
    expectedMinutes: 6,
    needs: ['left-halves', 'right-halves', 'cash-box'],
    gives: ['small-key', 'object-card'],
    container: 'prop',
    containerId: 'cash-box',
  },
  {
    key: 'suitcase',
    name: text('The suitcase nobody wanted', 'La valise dont personne n’a voulu'),
    description: prose(
      `No label, no name, no line. The oldest thing in the office, and the only one with a keyhole. On the strap
      somebody has written in chalk: “Not lost. Waiting.”`,
      `Pas d’étiquette, pas de nom, pas de ligne. Le plus vieil objet du bureau, et le seul à avoir une serrure. Sur
      la courroie, quelqu’un a écrit à la craie : « Pas perdue. Elle attend. »`,
    ),
    lockType: 'key',
    hints: [
      text('What was in the cash box besides the card?', 'Qu’y avait-il dans la caisse, à part la fiche?'),
      text('A small key wants a small lock. How many are left?', 'À petite clé, petit cadenas. Combien en reste-t-il?'),
      text('The key from the cash box opens the suitcase.', 'La clé de la caisse ouvre la valise.'),
    ],
    expectedMinutes: 3,
    needs: ['small-key', 'case'],
    gives: ['mitten', 'ida-letter'],
    container: 'prop',
    containerId: 'case',
  },
  {
    key: 'claim',
    name: text('The last claim', 'La dernière réclamation'),
    description: prose(
      `So this is what was kept in your name, and it isn’t yours. Somebody has missed it for thirty years and could
      never ask. Write on the claim form what the object is and whose, and hand it to the stoker.

      The answer is whose it is: first name and last name, nothing else. If you check answers on a phone, type the name
      there before you hand over the form.`,
      `Voilà donc ce qu’on gardait à votre nom, et ce n’est pas à vous. Quelqu’un s’en ennuie depuis trente ans sans
      jamais pouvoir demander. Écrivez sur le formulaire ce qu’est l’objet et à qui il est, puis remettez-le au
      chauffeur du poêle.

      La réponse, c’est à qui il est : prénom et nom, rien d’autre. Si vous vérifiez les réponses sur un téléphone,
      tapez-y le nom avant de remettre le formulaire.`,
    ),
    solution: text('Émile Brodeur', 'Émile Brodeur'),
    lockType: 'paper',
    hints: [
      text(
        'Rule 7 says why the owner never came. So where must the name be written?',
        'La règle 7 dit pourquoi personne n’est venu. Où le nom est-il donc écrit?',
      ),
      prose(
        `Compare the object’s card with the staff list: initials, line, date, and who still works here.`,
        `Comparez la fiche de l’objet avec la liste du personnel : initiales, ligne, date, et qui travaille encore
        ici.`,
      ),
      prose(
        `Four people have these initials. One takes another line, one has retired, one came after 1994. Look at
        hands.`,
        `Quatre personnes ont ces initiales. Une prend une autre ligne, une est retraitée, une est venue après 1994.
        Regardez les mains.`,
      ),
    ],
    expectedMinutes: 7,
    needs: ['object-card', 'ida-letter', 'mitten', 'rules', 'staff-list', 'claim-form', 'lining'],
    gives: [],
    endsRoom: true,
  },
]
