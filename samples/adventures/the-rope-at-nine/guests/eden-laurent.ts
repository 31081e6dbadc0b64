import { text } from '#samples/sample-kit.ts'
import type { Guest } from '#samples/dinner-cards.ts'
import { cards } from '#samples/adventures/the-rope-at-nine/cards.ts'

export const edenLaurent: Guest = {
  key: 'laurent',
  name: text('Eden Laurent', 'Eden Laurent'),
  role: 'suspect',
  portraitAssetId: './art/portraits/laurent.webp',
  publicDescription: text(
    'Geologist. Drilled through three hundred metres of ice, then broke a wrist on the doorstep.',
    'Géologue. Trois cents mètres de glace forés sans histoire, puis un poignet cassé sur le pas de la porte.',
  ),
  background: text(
    'At the bottom of your drill hole you found rock, and in the rock uranium. You told nobody but a ' +
      'mining company in Perth, which offers more money than you can spell. What is found here belongs to ' +
      'all nations; Brandt believed in that the way others believe in heaven. Your right wrist has been in ' +
      'plaster since the fifteenth.\n\nYesterday: from ten to six until twenty past seven you were in the ' +
      'mess with the tape machine, reading greetings. At nine you sat at this table, eating left-handed.',
    'Au fond de votre trou de forage, il y avait de la roche et, dans la roche, de l’uranium. Vous n’en ' +
      'avez parlé qu’à une compagnie minière de Perth, qui offre plus d’argent que vous ne savez en écrire. ' +
      'Ce qu’on trouve ici appartient à toutes les nations; Brandt y croyait comme d’autres croient au ' +
      'paradis. Votre poignet droit est dans le plâtre depuis le quinze.\n\nHier : de six heures moins dix à ' +
      'sept heures vingt, vous étiez au carré, au magnétophone, à lire des vœux. À neuf heures, vous mangiez ' +
      'à cette table, de la main gauche.',
  ),
  personality: text(
    'Charming, evasive, changes the subject to rocks.',
    'Du charme, l’art d’esquiver. Ramène toute conversation aux cailloux.',
  ),
  costumeIdeas: text(
    'A checked shirt, a hammer in the belt, one arm in a sling.',
    'Une chemise à carreaux, un marteau à la ceinture, un bras en écharpe.',
  ),
  castingNotes: text(
    'For somebody who can smile and say nothing for an hour.',
    'Pour qui sait sourire et ne rien dire pendant une heure.',
  ),
  secret: text(
    'You’ve found uranium, and you mean to sell the place.',
    'Vous avez trouvé de l’uranium, et vous comptez vendre l’endroit.',
  ),
  motive: text(
    'Brandt would have told the whole world, and the contract would have been worth nothing.',
    'Brandt l’aurait dit au monde entier, et le contrat n’aurait plus rien valu.',
  ),
  cards: cards({
    invitation: {
      receive: text('A grey stone in cotton wool. No note.', 'Un caillou gris dans du coton. Pas de mot.'),
      act: text('Bring the stone. Don’t explain it.', 'Apportez le caillou. N’expliquez rien.'),
    },
    arrival: {
      reveal: text(
        '“He went out at five to nine with his lamp, as he did every night. I said, Aurel, have dessert ' +
          'first. He said, numbers don’t wait. And that was that.”',
        '« Il est sorti à neuf heures moins cinq avec sa lampe, comme tous les soirs. J’ai dit : Aurel, ' +
          'prends ton dessert d’abord. Il a dit : les chiffres n’attendent pas. Et voilà. »',
      ),
      conceal: text('What the stone is.', 'Ce qu’est ce caillou.'),
      act: text(
        'Put your stone on the table and wait for questions.',
        'Posez votre caillou sur la table et attendez les questions.',
      ),
    },
    hoosh: {
      reveal: text(
        '“‘He must have let go of the rope.’ Brandt? He wrote the rule, he had it painted over the door! ' +
          'Listen to what he wrote to Noa. That’s a man who doesn’t let go.”',
        '« Lâcher la corde, lui? Brandt? C’est lui, la règle, il l’a fait peindre au-dessus de la porte! ' +
          'Écoutez ce qu’il a écrit à Noa. Un homme pareil, ça ne lâche pas. »',
      ),
      conceal: text('The letters from Perth.', 'Les lettres de Perth.'),
      act: text('Read the order about the dog aloud.', 'Lisez à voix haute l’ordre au sujet de la chienne.'),
      receive: text('The order about the dog.', 'L’ordre au sujet de la chienne.'),
    },
    roast: {
      reveal: text(
        '“I’ve a right hand like a loaf of bread. You try undoing a frozen knot with that. I can’t even ' +
          'undo my boots, I’ve slept in them since Sunday.”',
        '« Ma main droite, c’est une miche de pain. Essayez donc de défaire un nœud gelé avec ça. Mes ' +
          'bottes, je n’arrive même pas à les délacer, je dors avec depuis dimanche. »',
      ),
      conceal: text('That you’ve already spent some of the money.', 'Qu’une partie de l’argent est déjà dépensée.'),
      act: text(
        'Ask everybody for their tightest alibi, for the hour before dinner.',
        'Demandez à tout le monde son meilleur alibi pour l’heure d’avant le souper.',
      ),
    },
    ice: {
      reveal: text(
        '“It’s uranium, yes. I was going to be rich. But listen: ‘inventing since April’, that isn’t me. ' +
          'My cores are honest. It’s only me who isn’t.”',
        '« De l’uranium, oui. J’allais être riche. Mais qui invente depuis avril, ce n’est pas moi. Mes ' +
          'carottes sont honnêtes. C’est juste moi qui ne le suis pas. »',
      ),
      conceal: text('That you feel lighter already.', 'Que vous respirez mieux, déjà.'),
      act: text(
        'Ask who else has written down numbers since April.',
        'Demandez qui d’autre écrit des chiffres depuis avril.',
      ),
    },
    accusation: {
      reveal: text(
        '“He’d have given us all a second chance. That’s what’s so stupid.”',
        '« Une deuxième chance, il nous l’aurait donnée, à chacun. C’est ça qui est bête. »',
      ),
      conceal: text('Nothing any more.', 'Plus rien.'),
      act: text('Write a name and your reason, left-handed.', 'Écrivez un nom et votre raison, de la main gauche.'),
    },
    reveal: {
      reveal: text(
        '“Who wants to come and throw a stone into the sea?”',
        '« Qui vient avec moi jeter un caillou à la mer? »',
      ),
      act: text('Give your stone to the host.', 'Donnez votre caillou à Biscuit.'),
    },
  }),
}
