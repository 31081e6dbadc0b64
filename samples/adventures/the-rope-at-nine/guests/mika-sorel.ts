import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const mikaSorel: Guest = {
  key: 'sorel',
  name: text('Mika Sorel', 'Mika Sorel'),
  role: 'suspect',
  isOptional: true,
  portraitAssetId: './art/portraits/sorel.webp',
  publicDescription: text(
    'Biologist, the youngest by far. Counts penguins in summer and days in winter.',
    'Biologiste. Ici, personne n’est plus jeune. Compte les manchots l’été, et les jours l’hiver.',
  ),
  background: text(
    'On the form you were born in 1934. In truth it was 1940: you’re seventeen, you ran away from school ' +
      'with your uncle’s reference, and you’re the best penguin counter they’ve ever had. Brandt wanted to ' +
      'send you home with the first ship.\n\nYesterday: since Thursday your eyes had been bandaged, ' +
      'snow-blind from an ultraviolet lamp; the bandage came off only this morning. From ten to six until ' +
      'twenty past seven somebody had sat you in front of the tape machine, where you sang a carol for your ' +
      'mother, who thinks you’re in Lausanne.',
    'Sur le formulaire, vous êtes de 1934. En vérité, c’est 1940 : vous avez dix-sept ans, vous avez ' +
      'quitté le pensionnat avec une recommandation de votre oncle, et personne n’a jamais mieux compté les ' +
      'manchots. Brandt voulait vous renvoyer chez vous par le premier bateau.\n\nHier : depuis jeudi, ' +
      'vous aviez les yeux bandés, à cause d’une lampe à ultraviolets; on n’a ôté la bande que ce matin. De ' +
      'six heures moins dix à sept heures vingt, on vous avait mis devant le magnétophone, où vous avez ' +
      'chanté un noël pour votre mère, qui vous croit à Lausanne.',
  ),
  personality: text(
    'Bright, hungry, says what others think. Grows up a little tonight.',
    'Esprit vif, bel appétit. Dit ce que les autres pensent. Va grandir un peu ce soir.',
  ),
  costumeIdeas: text(
    'A sweater that is too large, a school scarf turned inside out, dark glasses.',
    'Un chandail trop grand, un foulard d’école mis à l’envers, des lunettes noires.',
  ),
  castingNotes: text(
    'Good for a teenager, or for a first time.',
    'Convient à une personne jeune, ou qui joue pour la première fois.',
  ),
  secret: text(
    'You’re seventeen, and nobody at home knows where you are.',
    'Vous avez dix-sept ans, et chez vous, personne ne sait où vous êtes.',
  ),
  motive: text('Brandt would have sent you home.', 'Par le premier bateau, Brandt vous renvoyait à la maison.'),
  cards: cards({
    invitation: {
      receive: text(
        'A drawing of a penguin: “Number 1,204. She asks after you.”',
        'Un dessin de manchot : « Numéro 1204. Il demande de vos nouvelles. »',
      ),
      act: text('Learn one fact about penguins.', 'Apprenez une chose vraie sur les manchots.'),
    },
    arrival: {
      reveal: text(
        '“I heard him go. My eyes were bandaged, you hear more then. He hummed. People who hum don’t want to die.”',
        '« Je l’ai entendu partir. Avec les yeux bandés, on entend mieux. Il fredonnait. Quand on ' +
          'fredonne, on n’a pas envie de mourir. »',
      ),
      conceal: text('Your age.', 'Votre âge.'),
      act: text(
        'Say your fact about penguins at the wrong moment.',
        'Dites votre vérité sur les manchots au mauvais moment.',
      ),
    },
    hoosh: {
      reveal: text(
        '“He said, with the first ship, young friend. I’ve waited all my life for this place. All right, ' +
          'that’s not so long.”',
        '« Il a dit : par le premier bateau, et ouste. Moi qui attends cet endroit depuis toujours. Bon, ' +
          'd’accord, ça ne fait pas si longtemps. »',
      ),
      conceal: text('The form with the wrong year.', 'Le formulaire et sa fausse date.'),
      act: text('Ask for a second helping.', 'Demandez une deuxième assiette.'),
    },
    roast: {
      reveal: text(
        '“You can hear me on the tape, I sang all six verses. And I couldn’t have found the door, never mind a post.”',
        '« On m’entend sur la bande, j’ai chanté les six couplets. Et je n’aurais pas trouvé la porte, ' +
          'alors un poteau… »',
      ),
      conceal: text('Who the carol was for.', 'À qui s’adressait ce noël.'),
      act: text('Shut your eyes and tell who’s speaking.', 'Fermez les yeux et devinez qui parle.'),
    },
    ice: {
      reveal: text(
        '“Seventeen and a half. There, I’ve said it. And I still count better than all of you, so let me ' +
          'count: who’s got no alibi left?”',
        '« Dix-sept ans et demi. Voilà, c’est dit. Et je compte quand même mieux que vous. Alors ' +
          'comptons : qui n’a plus d’alibi? »',
      ),
      conceal: text('That you’d rather like to go home.', 'Que vous rentreriez bien à la maison.'),
      act: text('Count aloud who’s been struck from the list.', 'Comptez à voix haute qui on peut rayer de la liste.'),
    },
    accusation: {
      reveal: text(
        '“I’m the only one who heard the radio through the wall. It never hiccuped. Radios always hiccup.”',
        '« Moi, j’entendais la radio à travers le mur. Pas un hoquet. Une radio, ça a toujours le hoquet. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text(
        'Write a name and your reason, in your best school hand.',
        'Écrivez un nom et votre raison, de votre plus belle écriture.',
      ),
    },
    reveal: {
      reveal: text(
        '“May I use the radio? I’d like to tell my mother where I am.”',
        '« Je peux prendre la radio? J’aimerais dire à ma mère où je suis. »',
      ),
      act: text('Give your dark glasses to the host.', 'Donnez vos lunettes noires à Biscuit.'),
    },
  }),
}
