import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const clues: SampleRoom['clues'] = [
  {
    key: 'season-ticket',
    title: text('A season ticket', 'Un abonnement'),
    look: 'season',
    content: prose(
      `TRAMWAY COMPANY
      / Season ticket, LINE 7
      / Bearer: I. Marchand
      / Not transferable. Not refundable. Not sorry.`,
      `COMPAGNIE DES TRAMWAYS
      / Abonnement, LIGNE 7
      / Titulaire : I. Marchand
      / Ni transférable, ni remboursable, ni regretté.`,
    ),
    placement: 'hidden',
    hidingPlace: text('In the inside pocket of the coat', 'Dans la poche intérieure du manteau'),
  },
  {
    key: 'right-halves',
    title: text('The owners’ halves', 'Les moitiés des propriétaires'),
    content: prose(
      `Cut out the four halves. Nobody ever came with them; they came by post, one by one, without a letter.`,
      `Découpez les quatre moitiés. Personne n’est venu les porter; elles sont arrivées par la poste, une à une, sans
      lettre.`,
    ),
    imageAssetId: './art/right-halves.webp',
    altText: prose(
      `Four right halves of tickets, each with the right half of a digit: three bars, and on the right one or two
      uprights. Dots: both uprights. Squares: both. Stripes: the lower one only. Waves: the lower one only.`,
      `Quatre moitiés droites de billets, chacune avec la moitié droite d’un chiffre : trois barres et, à droite, un
      ou deux montants. Points : les deux. Carreaux : les deux. Rayures : celui du bas. Vagues : celui du bas.`,
    ),
    placement: 'container',
  },
  {
    key: 'left-halves',
    title: text('The office’s halves', 'Les moitiés du bureau'),
    content: text(
      'Cut out the four halves. I punched them in the order in which I gave up hope. Ida',
      'Découpez les quatre moitiés. Je les ai poinçonnées dans l’ordre où j’ai perdu espoir. Ida',
    ),
    imageAssetId: './art/left-halves.webp',
    altText: prose(
      `Four left halves of tickets, each with the left half of a digit: three bars, and on the left one or two
      uprights. Waves, three holes: the upper one only. Stripes, one hole: both. Squares, four holes: both. Dots,
      two holes: the upper one only.`,
      `Quatre moitiés gauches de billets, chacune avec la moitié gauche d’un chiffre : trois barres et, à gauche, un
      ou deux montants. Vagues, trois trous : celui du haut. Rayures, un trou : les deux. Carreaux, quatre trous :
      les deux. Points, deux trous : celui du haut.`,
    ),
    placement: 'container',
  },
  {
    key: 'lining-note',
    title: text('Ida’s slip', 'Le billet d’Ida'),
    look: 'letter',
    content: prose(
      `I found the strip on the other sheet in the lining of a stoker’s jacket that I was asked to mend. I
      sewed it in myself, in 1994, with each letter turned on the disc by the number of my line. He never read it. He
      doesn’t look inside things.
      / Ida`,
      `La bande de l’autre feuille vient de la doublure d’une veste de préposé au poêle qu’on m’a donnée à repriser.
      C’est moi qui l’y avais cousue, en 1994. Sur le disque, j’ai tourné chaque lettre d’autant de pas que le numéro
      de ma ligne. Il ne l’a jamais lue. Il ne regarde jamais à l’intérieur.
      / Ida`,
    ),
    placement: 'container',
  },
  {
    key: 'object-card',
    title: text('The card of the object', 'La fiche de l’objet'),
    look: 'form',
    content: prose(
      `TRAMWAY COMPANY
      / Card of an object found
      / Object: No. 1
      / Found on: Line 7
      / When: in the evening, on 3 February 1994
      / What it is: one mitten, knitted. The other one is still in use.
      / Marks: inside, in red thread: E. B.
      / Owner: known to the office, one of ours, on the way home. Still in service. Never claimed. See rule 7.`,
      `COMPAGNIE DES TRAMWAYS
      / Fiche d’un objet trouvé
      / Objet : nᵒ 1
      / Trouvé : sur la ligne 7
      / Quand : le soir du 3 février 1994
      / Ce que c’est : une mitaine tricotée. L’autre sert encore.
      / Marques : à l’intérieur, au fil rouge : E. B.
      / Propriétaire : connu du bureau, quelqu’un de la maison, qui rentrait chez lui. Toujours en service. Jamais
      réclamée. Voir la règle 7.`,
    ),
    placement: 'container',
  },
  {
    key: 'ida-letter',
    title: text('Ida’s letter', 'La lettre d’Ida'),
    look: 'letter',
    content: prose(
      `I asked them to change rule 7, every year for thirty years. They wrote back that rules are rules. So I learned
      to read them properly. Nothing in them says that a stranger can’t ask.

      I picked your name out of the telephone book. Forgive me. I needed somebody who had lost nothing here.

      He’ll stand in front of you tonight, ready to burn what’s his own, because it says so in rule 5. Write his
      name on the form. Say it aloud; nobody at the Company ever does.
      / Ida`,
      `Pendant trente ans, chaque année, j’ai demandé qu’on change la règle 7. On me répondait qu’un règlement est un
      règlement. Alors j’ai appris à le lire. Rien n’y dit qu’un inconnu ne peut pas demander.

      J’ai pris votre nom dans l’annuaire. Pardonnez-moi. Il me fallait quelqu’un qui n’avait rien perdu ici.

      Ce soir, il sera devant vous, prêt à brûler ce qui est à lui, parce que la règle 5 le dit. Écrivez son nom sur
      le formulaire. Dites-le tout haut; à la Compagnie, personne ne le fait jamais.
      / Ida`,
    ),
    placement: 'container',
  },
  {
    key: 'parrot',
    title: text('A complaint', 'Une plainte'),
    look: 'letter',
    content: prose(
      `To the clerk: I have called about my parrot 14 times. It is green, answers to “Inspector” and is not an
      umbrella. Do not send me another umbrella.
      / R. Tremblay, Line 3`,
      `À la commise : j’ai appelé 14 fois pour mon perroquet. Il est vert, répond au nom d’« Inspecteur » et n’est
      pas un parapluie. Ne m’envoyez plus de parapluie.
      / R. Tremblay, ligne 3`,
    ),
    placement: 'sight',
    isRedHerring: true,
  },
]
