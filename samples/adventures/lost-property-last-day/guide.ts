import { prose } from '#samples/prose.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const guide: SampleRoom['guide'] = {
  introduction: prose(
    `You’re near the door all the time: inside if you want to watch, outside if the room is small. You have a part of
    your own, described at the beginning of “The walkthrough”: read that before the players arrive. The three hints for
    each puzzle go from the lightest to the clearest: wait about three minutes between two.

    If you want to play too, print this kit again with “I play too” and leave that part shut. When the claim form is
    filled in, look up the name in the answers, open “The walkthrough” and read aloud the end of “What you say and do”.

    If the players have phones, the last name they type stops the clock and sends them to you: take the form then, and
    play the end.`,
    `Restez près de la porte : dedans pour observer, dehors si la pièce est petite. Vous avez un rôle, qui est en tête
    de la partie « Le déroulement » : lisez-la avant l’arrivée de l’équipe. Les trois indices de chaque énigme vont du
    plus léger au plus clair : attendez environ trois minutes entre deux.

    Si vous voulez jouer aussi, réimprimez la trousse avec « Je joue aussi » et n’ouvrez pas cette partie. Une fois le
    formulaire rempli, vérifiez le nom dans les réponses, ouvrez « Le déroulement » et lisez à voix haute la fin de ce
    qui est sous « Ce que vous dites et faites ».

    Avec des téléphones, le dernier nom tapé arrête le chrono et renvoie l’équipe à vous : prenez alors le formulaire
    et jouez la fin.`,
  ),
  setupInstructions: prose(
    `Twenty minutes the first time, five the next. The boxes, the sheets and the papers lie on the table; tape the
    rules and the staff list to the wall, at eye level. Lock the suitcase before you pack its key away, and turn
    every lock away from its code.

    If you lead the game, put on the second mitten last.`,
    `Comptez vingt minutes la première fois, cinq ensuite. Les boîtes, les feuilles et les papiers vont sur la
    table; collez le règlement et la liste du personnel au mur, à hauteur des yeux. Fermez la valise à clé avant de
    ranger la clé, et brouillez chaque cadenas.

    Si vous menez le jeu, enfilez la deuxième mitaine en dernier.`,
  ),
  hostScript: prose(
    `You come to burn what’s left, and you’re the one it belongs to; you don’t know that, and the players mustn’t
    guess it too soon. Wear one mitten from the first minute and keep the other hand in your pocket. Say “the
    stoker”, never your name. Give hints as somebody would who has only ever carried coal past this office. If somebody looks at your hand, look at it too, and put it away.

    At the start, from the door, one hand in your pocket: “Evening. I’m the stoker. Don’t mind me. I come for what’s
    left at half past, and then the stove has its supper. It’s cold in here, isn’t it? Well. It’ll be warm soon.”
    Start the thirty minutes.

    After fifteen minutes, without coming in: “Fifteen minutes gone. I’ve opened the stove.”

    When they find the mitten, say nothing. If they look at you, look at the clock.

    When they give you the form, read it slowly, as if it were about somebody else. If the name is wrong or missing:
    “There’s nobody of that name here who’s missing anything. I’ll be back in a minute.” If it’s right, read the
    name aloud. Take your hand out of your pocket. Put on the mitten. Then: “Rule 5 says whatever nobody has
    claimed.” Look round at the shelves. “Do you think anybody would come for the rest, if we asked?”

    If the half hour ends first, come in, pick up the suitcase and stop at the door. “Light, for thirty years of
    waiting.” Take your hand out of your pocket, and warm it on the lid. “I’ll say that the stove was full.”`,
    `Vous venez brûler ce qui reste, et c’est à vous que ça appartient; vous l’ignorez, et l’équipe ne doit pas le
    deviner trop tôt. Portez une seule mitaine dès la première minute et gardez l’autre main en poche. Dites « le
    chauffeur du poêle », jamais votre nom. Donnez les indices comme
    quelqu’un qui n’a jamais fait que passer devant ce bureau avec son charbon. Si quelqu’un regarde votre main, regardez-la aussi, puis rangez-la.

    Au début, de la porte, une main en poche : « Bonsoir. Je suis le chauffeur du poêle. Faites comme si je n’étais
    pas là. À la demie, je prends ce qui reste, et le poêle aura son souper. Il fait froid ici, non? Bah. Il fera chaud
    bientôt. » Lancez les trente minutes.

    Après quinze minutes, sans entrer : « Quinze minutes de passées. J’ai ouvert le poêle. »

    Quand la mitaine est trouvée, ne dites rien. Si on vous regarde, regardez l’horloge.

    Quand on vous remet le formulaire, lisez-le lentement, comme s’il parlait d’un autre. Si le nom est faux ou
    manque : « Il n’y a personne de ce nom à qui il manque quelque chose. Je repasse dans une minute. » S’il est
    juste, lisez-le tout haut. Sortez la main de votre poche. Enfilez la mitaine. Puis : « La règle 5 dit : ce que
    personne n’a réclamé. » Regardez les étagères. « Vous pensez qu’on viendrait pour le reste, si on demandait? »

    Si la demi-heure finit avant, entrez, prenez la valise et arrêtez-vous à la porte. « Pas lourde, pour trente ans
    d’attente. » Sortez la main de votre poche et réchauffez-la sur le couvercle. « Je dirai que le poêle était
    plein. »`,
  ),
  resetInstructions: prose(
    `Pack the boxes again by the set-up list, from its top, and turn every lock away from its code. Reprint what
    was written on or cut: the claim form, the cards with the halves, and the puzzle sheets that were used up.`,
    `Remplissez les boîtes en suivant la liste de préparation depuis le début, et brouillez chaque cadenas.
    Réimprimez ce qui a été écrit ou découpé : le formulaire, les cartes des moitiés et les feuilles d’énigmes qui
    ont servi.`,
  ),
  debriefQuestions: prose(
    `When did you first look at the stoker’s hands?
    / What would you have done with rule 5?
    / Which rule where you live could be read the way Ida reads them?
    / What have you lost that you never asked for?`,
    `Quand avez-vous regardé pour la première fois les mains du chauffeur du poêle?
    / Qu’auriez-vous fait de la règle 5?
    / Quelle règle, chez vous, pourrait se lire à la manière d’Ida?
    / Qu’avez-vous perdu sans jamais le demander?`,
  ),
}
