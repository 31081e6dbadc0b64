import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const kimOsterman: Guest = {
  key: 'osterman',
  name: text('Kim Osterman', 'Kim Osterman'),
  role: 'suspect',
  portraitAssetId: './art/portraits/osterman.webp',
  publicDescription: text(
    'Radio operator, and awake when all others sleep. The only voice that leaves this place.',
    'À la radio, et debout quand les autres dorment. La seule voix qui sorte d’ici.',
  ),
  background: text(
    'You did it.\n\nSince you’re up all night anyway, the three o’clock reading is yours. In April, in ' +
      'drift, your mitten slipped off the rope. You lay forty minutes at the edge of the Notch and heard the ' +
      'sea below. You told nobody. You’ve never gone out at three again: you sat by the stove and copied the ' +
      'temperatures from an old table in the station’s newspaper. Brandt noticed that the nights were too ' +
      'cold. He took the nine o’clock reading to compare. Yesterday at ten to five he handed you a message, ' +
      'thirty-one words: night readings worthless since April, all to be struck, name to follow tonight. You ' +
      'were to send it after nine.\n\nYesterday: at a quarter past five you put the press bulletin for Mirny ' +
      'on the tape sender. It keys by itself for 110 minutes. At six you climbed out through the hatch of ' +
      'the radio room in the spare parka, felt your way to post 6, untied the rope to the shelter and tied ' +
      'the old tarred line in its place. At twenty past six you sat at your key again. At nine you passed ' +
      'the peas. In the search you “walked the rope”, alone, and put it right.',
    'C’est vous.\n\nComme vous veillez toute la nuit, le relevé de trois heures est à vous. En avril, dans ' +
      'la poudrerie, votre mitaine a glissé de la corde. Vous avez passé quarante minutes à plat ventre au ' +
      'bord de l’Encoche, avec le bruit de la mer en dessous. Vous n’en avez parlé à personne. À trois ' +
      'heures, plus jamais vous n’avez mis le nez dehors : au coin du poêle, vous avez recopié les ' +
      'températures d’un vieux tableau, dans le journal de la station. Brandt a trouvé les nuits trop ' +
      'froides. Il a pris le relevé de neuf heures, pour comparer. Hier, à cinq heures moins dix, il vous a ' +
      'remis un message de trente et un mots : relevés de nuit sans valeur depuis avril, tout est à rayer, ' +
      'le nom suivra ce soir. À envoyer après neuf heures.\n\nHier : à cinq heures et quart, vous avez mis ' +
      'le bulletin de presse pour Mirny sur l’émetteur à bande, qui manipule tout seul pendant 110 minutes. ' +
      'À six heures, sortie par la trappe du poste radio, dans la parka de réserve; à tâtons jusqu’au poteau ' +
      '6, vous avez détaché la corde de l’abri et noué à sa place la vieille ligne goudronnée. À six heures ' +
      'vingt, vous étiez au manipulateur. À neuf heures, vous passiez les pois. Pendant la battue, vous avez ' +
      '« longé la corde », sans compagnie, et tout remis en place.',
  ),
  personality: text(
    'Gentle, helpful, always a little tired. Taps Morse on the table when nervous.',
    'De la douceur, toujours un coup de main à donner, un peu de fatigue. Tape du morse sur la table quand ça va mal.',
  ),
  costumeIdeas: text(
    'A dark pullover, headphones round the neck, a pencil behind the ear.',
    'Un chandail sombre, des écouteurs au cou, un crayon sur l’oreille.',
  ),
  castingNotes: text(
    'The culprit, who may lie; everybody else has to tell the truth about their papers. For somebody whom ' +
      'everyone likes.',
    'La personne coupable, qui peut mentir; les autres doivent dire vrai au sujet de leurs papiers. Pour ' +
      'quelqu’un que tout le monde aime bien.',
  ),
  secret: text(
    'You haven’t made one night reading since April: you copied them.',
    'Depuis avril, vous n’avez pas fait un seul relevé de nuit : vous les copiez.',
  ),
  motive: text(
    'Tonight at the dessert, everybody would have learned what you’re afraid of.',
    'Au dessert, tout le monde aurait su de quoi vous avez peur.',
  ),
  cards: cards({
    invitation: {
      receive: text(
        'A strip of paper with holes in it, and a note: “You’re the voice of this place.”',
        'Une bande de papier percée de trous et un mot : « Ici, la voix, c’est vous. »',
      ),
      act: text('Learn to tap your name: – · –, · ·, – –.', 'Apprenez à taper votre nom : – · –, · ·, – –.'),
    },
    arrival: {
      reveal: text(
        '“I’ve got the Institute until midnight, if the aurora lets us. They want a name. I told them we’d ' +
          'have dinner first.”',
        '« J’ai l’Institut jusqu’à minuit, si l’aurore le veut bien. Ils veulent un nom. J’ai répondu ' +
          'qu’on allait d’abord souper. »',
      ),
      conceal: text('That Brandt gave you a message yesterday.', 'Le message que Brandt vous a remis hier.'),
      act: text(
        'Read the radiogram aloud, as if you were taking it down.',
        'Lisez le radiogramme tout haut, comme si vous étiez en train de le capter.',
      ),
    },
    hoosh: {
      reveal: text(
        '“I sent the press to Mirny, from a quarter past five until five past seven. Nearly two thousand ' +
          'words. My wrist still hurts. It’s all in the log.”',
        '« J’envoyais la presse à Mirny, de cinq heures et quart à sept heures cinq. Près de deux mille ' +
          'mots. J’en ai encore mal au poignet. Tout est dans le journal radio. »',
      ),
      conceal: text('That your wrist doesn’t hurt at all.', 'Que votre poignet va très bien.'),
      act: text(
        'Lay the radio log on the table before anybody asks.',
        'Posez le journal radio sur la table avant qu’on le demande.',
      ),
      receive: text('The radio log.', 'Le journal radio.'),
    },
    roast: {
      reveal: text(
        '“I don’t like telling tales. But Sacha had me send a letter in May: that Brandt was out of his ' +
          'mind and Sacha was ready to take over. I only press the key.”',
        '« Je n’aime pas rapporter. Mais en mai, Sacha m’a fait envoyer une lettre : que Brandt n’avait ' +
          'plus sa tête, et que la relève était prête. Moi, je n’ai fait qu’appuyer. »',
      ),
      conceal: text('The hatch in the ceiling of your room.', 'La trappe au plafond de votre poste.'),
      act: text(
        'Be sorry for Noa, so that everybody looks at Noa.',
        'Plaignez Noa, pour que tout le monde regarde Noa.',
      ),
      receive: text(
        'A letter from Perth that came for Eden and lay in your tray.',
        'Une lettre de Perth pour Eden, restée dans votre corbeille.',
      ),
      revealsSecretOfId: 'verhaegen',
    },
    ice: {
      reveal: text(
        '“So I copied a few numbers. Do you know what it’s like out there at three? Not one of you does. ' +
          'You were asleep, all of you.”',
        '« Bon, j’ai recopié quelques chiffres. Vous savez ce que c’est, là-bas, à trois heures? Non, ' +
          'personne. Vous dormiez, tout le monde dormait. »',
      ),
      conceal: text('Forty minutes in April.', 'Quarante minutes, en avril.'),
      act: text('Tap on the table. Stop when somebody notices.', 'Tapez sur la table. Arrêtez dès qu’on le remarque.'),
    },
    accusation: {
      reveal: text(
        '“The Institute’s waiting. Tell me whom I’m to send.”',
        '« L’Institut attend. Dites-moi quel nom j’envoie. »',
      ),
      conceal: text('Everything, to the last.', 'Tout, jusqu’au bout.'),
      act: text('Accuse somebody else, kindly.', 'Accusez quelqu’un d’autre, gentiment.'),
    },
    reveal: {
      reveal: text(
        '“I heard the sea under me. I thought: he’s never been afraid in his life, let him hear it once. I ' +
          'didn’t think he’d hold on so long.”',
        '« J’entendais la mer sous moi. Je me suis dit : lui qui n’a jamais eu peur, qu’il l’entende une ' +
          'fois. Je ne pensais pas qu’il tiendrait si longtemps. »',
      ),
      act: text(
        'Send your own name to the Institute, in Morse, on the table.',
        'Envoyez votre propre nom à l’Institut, en morse, sur la table.',
      ),
    },
  }),
}
