import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const props: SampleRoom['props'] = [
  {
    key: 'rules',
    name: text('The rules of the office', 'Le règlement du bureau'),
    look: 'poster',
    description: prose(
      `TRAMWAY COMPANY
      / 1. What is found is kept.
      / 2. What is kept has a label.
      / 3. Whoever claims an object says what it is and whose it is.
      / 4. Nobody is laughed at for what they’ve lost.
      / 5. What nobody has claimed by the last day goes into the stove.
      / 6. The stoker comes at half past and takes what is left.
      / 7. Those in the Company’s service may not claim anything for themselves.

      (In pencil, in another hand: 8. Anybody may claim for somebody else.)`,
      `COMPAGNIE DES TRAMWAYS
      / 1. Ce qui est trouvé est gardé.
      / 2. Ce qui est gardé a une étiquette.
      / 3. Qui réclame un objet dit ce que c’est et à qui c’est.
      / 4. On ne rit de personne pour ce qu’il a perdu.
      / 5. Ce que personne n’a réclamé le dernier jour va au poêle.
      / 6. Le préposé au poêle passe à la demie et prend ce qui reste.
      / 7. Le personnel de la Compagnie ne peut rien réclamer pour lui-même.

      (Au crayon, d’une autre main : 8. N’importe qui peut réclamer pour quelqu’un d’autre.)`,
    ),
    source: 'print',
    placement: 'sight',
  },
  {
    key: 'staff-list',
    name: text('The staff list', 'La liste du personnel'),
    look: 'ledger',
    description: prose(
      `NAME  POST  SINCE  HOME BY  STATUS
      / Eugène Bard  driver  2004  Line 7  in service
      / Edgar Blais  conductor  1971  Line 7  retired in 1999
      / Estelle Bois  seamstress  1988  Line 3  in service
      / Émile Brodeur  stoker  1985  Line 7  in service
      / Ida Marchand  clerk  1983  Line 7  retired this morning
      / Étienne Roy  stoker  1990  Line 7  in service`,
      `NOM  POSTE  DEPUIS  RENTRE PAR  ÉTAT
      / Eugène Bard  conducteur  2004  ligne 7  en service
      / Edgar Blais  contrôleur  1971  ligne 7  retraité en 1999
      / Estelle Bois  couturière  1988  ligne 3  en service
      / Émile Brodeur  préposé au poêle  1985  ligne 7  en service
      / Ida Marchand  commise  1983  ligne 7  retraitée ce matin
      / Étienne Roy  préposé au poêle  1990  ligne 7  en service`,
    ),
    source: 'print',
    placement: 'sight',
  },
  {
    key: 'claim-form',
    name: text('A claim form', 'Un formulaire de réclamation'),
    look: 'form',
    description: prose(
      `TRAMWAY COMPANY
      / Claim for a lost object
      / Object: ________
      / Whose it is (first and last name): ________
      / Claimed for them by: ________

      Hand this to the stoker in person.`,
      `COMPAGNIE DES TRAMWAYS
      / Réclamation d’un objet trouvé
      / Objet : ________
      / À qui il est (prénom et nom) : ________
      / Réclamé en son nom par : ________

      À remettre au préposé au poêle en main propre.`,
    ),
    source: 'print',
    placement: 'sight',
  },
  {
    key: 'tin',
    name: text('A tin with a five-letter lock', 'Une boîte de métal à cadenas de cinq lettres'),
    source: 'buy',
    substitutes: text(
      'A biscuit tin tied up with string; whoever hosts unties it for the right word, through the door.',
      'Une boîte à biscuits ficelée; l’hôte la déficelle contre le bon mot, dit à travers la porte.',
    ),
    placement: 'sight',
  },
  {
    key: 'shoebox',
    name: text('A shoebox with a lock for three digits', 'Une boîte à chaussures à cadenas de trois chiffres'),
    source: 'buy',
    substitutes: text(
      'A shoebox with a paper lock, or a taped one that the host opens for the number.',
      'Une boîte à chaussures avec un cadenas de papier, ou du ruban que l’hôte coupe contre le nombre.',
    ),
    placement: 'sight',
  },
  {
    key: 'cash-box',
    name: text('A cash box with a lock for four digits', 'Une petite caisse à cadenas de quatre chiffres'),
    source: 'buy',
    substitutes: text(
      'A lunch box with a paper lock, or an envelope that the host trades for the number.',
      'Une boîte à lunch avec un cadenas de papier, ou une enveloppe que l’hôte échange contre le nombre.',
    ),
    placement: 'sight',
  },
  {
    key: 'case',
    name: text('A suitcase with a small padlock', 'Une valise et un petit cadenas à clé'),
    description: text(
      'Put it under the table, where everybody sees it and nobody thinks of it.',
      'À poser sous la table, là où tout le monde la voit sans y penser.',
    ),
    source: 'household',
    substitutes: text(
      'A backpack with its zippers tied together, and a card with a keyhole that the host unties for the key.',
      'Un sac à dos aux fermetures nouées et une carte avec une serrure; l’hôte dénoue contre la clé.',
    ),
    placement: 'sight',
  },
  {
    key: 'small-key',
    name: text('The key of the suitcase', 'La clé de la valise'),
    source: 'household',
    substitutes: text('Any small key, or one cut out of cardboard.', 'N’importe quelle petite clé, même de carton.'),
    placement: 'container',
    resetStep: text('Lock the suitcase, then put the key back.', 'Fermer la valise, puis remettre la clé.'),
  },
  {
    key: 'mitten',
    name: text('One mitten of a pair', 'Une des deux mitaines'),
    description: text('Only one of the two is in the room.', 'Une seule des deux est dans la pièce.'),
    source: 'household',
    substitutes: text(
      'A pair of gloves, or of thick socks worn on the hands; then say so on the object’s card.',
      'Une paire de gants, ou de grosses chaussettes enfilées sur les mains; corrigez alors la fiche de l’objet.',
    ),
    placement: 'container',
    resetStep: text(
      'One mitten into the suitcase, the other onto your hand.',
      'Une mitaine dans la valise, l’autre à la main de l’hôte.',
    ),
  },
  {
    key: 'coat',
    name: text('A coat with an inside pocket', 'Un manteau à poche intérieure'),
    description: text('Hang it over a chair by the door.', 'À poser sur une chaise, près de la porte.'),
    source: 'household',
    substitutes: text('Any jacket or bathrobe with a pocket.', 'Une veste ou une robe de chambre à poche.'),
    placement: 'sight',
    resetStep: text('Put the season ticket back into the pocket.', 'Remettre l’abonnement dans la poche.'),
    isDecoration: true,
  },
]
