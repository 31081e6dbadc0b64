import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

/** At the Marquis. */
export const machinePuzzles: SampleRoom['puzzles'] = [
  {
    key: 'bars',
    name: text('Five bars', 'Cinq tiges'),
    description: prose(
      `Behind the polished plate five wheels turn each other, and five toothed bars go in and out. The drawing hangs
      somewhere on the Marquis. The lock on his side panel knows only up, down, left and right.

      Turn the crank the way its arrow points. Which way does each bar go? Begin with the bar that has one dot.`,
      `Derrière la plaque polie, cinq roues s’entraînent, et cinq tiges dentées entrent et sortent. Le dessin est
      quelque part sur le Marquis. Le cadenas de son panneau ne connaît que haut, bas, gauche et droite.

      Tournez la manivelle dans le sens de sa flèche. Dans quel sens part chaque tige? Commencez par celle à un
      point.`,
    ),
    lockType: 'directions',
    hints: [
      text(
        'Two wheels that touch turn in opposite ways. Draw an arrow into each wheel.',
        'Deux roues qui se touchent tournent en sens contraires. Dessinez une flèche dans chaque roue.',
      ),
      text(
        'A bar goes where the edge of the wheel beside it goes. The first wheel’s left edge moves up.',
        'Une tige suit le bord de la roue qu’elle touche. Le bord gauche de la première roue monte.',
      ),
      prose(
        `Up, left, left … The last two bars touch the bottom of the fourth wheel and the right edge of the fifth.`,
        `Haut, gauche, gauche… Les deux dernières touchent le bas de la quatrième roue et le bord droit de la
        cinquième.`,
      ),
    ],
    expectedMinutes: 11,
    puzzleId: 'bars-lock',
    needs: ['works-drawing', 'side-panel'],
    gives: ['knight-note'],
    container: 'prop',
    containerId: 'side-panel',
  },
  {
    key: 'knight',
    name: text('The knight’s thread', 'Le fil du cavalier'),
    description: prose(
      `Under the panel nine pegs, three by three, and a thread. Draw on the sheet how the thread has to run, by the
      note that lay beside it. When you’re sure, show it to Gaspard: he knows which drawer sticks.`,
      `Sous le panneau, neuf chevilles, trois sur trois, et un fil. Tracez sur la feuille le chemin du fil, d’après
      le billet qui était à côté. Quand vous êtes sûrs, montrez-la à Gaspard : il sait quel tiroir coince.`,
    ),
    solution: text('1-6-7-2-9-4-3-8', '1-6-7-2-9-4-3-8'),
    lockType: 'paper',
    hints: [
      text(
        'Number the pegs from 1 to 9 in rows. From each one on the edge only two leaps are possible.',
        'Numérotez les chevilles de 1 à 9, rang par rang. De chacune, au bord, deux sauts seulement sont possibles.',
      ),
      text(
        'From peg 1 the knight gets to 6 or to 8. The note says which comes first.',
        'De la cheville 1, le cavalier atteint 6 ou 8. Le billet dit laquelle vient en premier.',
      ),
      text(
        'One, six, seven, two … go on leaping, and never back.',
        'Un, six, sept, deux… continuez de sauter, sans revenir.',
      ),
    ],
    expectedMinutes: 8,
    puzzleId: 'knight-thread',
    needs: ['knight-note'],
    gives: ['strip', 'knight-card'],
  },
  {
    key: 'tape',
    name: text('What the tape says', 'Ce que dit le ruban'),
    description: prose(
      `A strip of paper from the drawer, punched with short and long holes. The Professor says that it holds the
      Marquis’s thoughts. Telegraph clerks would say something else.

      Nothing opens when you’ve read it. Tell Gaspard what it says.`,
      `Un ruban de papier tiré du tiroir, percé de trous courts et longs. Selon le professeur, ce sont les pensées du
      Marquis. Un télégraphiste dirait autre chose.

      Rien ne s’ouvre quand on l’a lu. Dites à Gaspard ce qu’il dit.`,
    ),
    lockType: 'none',
    hints: [
      text('What has short, long and nothing else?', 'Qu’est-ce qui n’a que du court et du long?'),
      text(
        'It’s Morse. Look each group up in the table on the sheet; a wide gap ends a word.',
        'C’est du morse. Cherchez chaque groupe dans le tableau; un grand espace finit un mot.',
      ),
      text(
        'Three words. The first two are “I am”. Somebody says where.',
        'Trois mots. Les deux premiers : « Je suis ». Quelqu’un dit où.',
      ),
    ],
    expectedMinutes: 9,
    puzzleId: 'tape-words',
    needs: ['strip'],
    gives: [],
  },
]
