import { prose } from '#samples/prose.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

export const guide: SampleRoom['guide'] = {
  introduction: prose(
    `You play the stoker, who comes to burn what’s left. Who he is and how he looks stands at the head of
    “The way through”: read that before the players arrive. If you want to play too, leave it shut; then nobody
    plays the stoker.

    You’re near the door all the time: inside if you want to watch, outside if the room is small. Give hints as
    somebody would who has only ever carried coal past this office. The three hints of each puzzle go from the
    lightest to the clearest: wait about three minutes between two.`,
    `Vous jouez le chauffeur du poêle, qui vient brûler ce qui reste. Son secret et son allure sont en tête de la
    partie « Le déroulement » : lisez-la avant l’arrivée de l’équipe. Si vous voulez jouer aussi, ne l’ouvrez pas;
    alors, personne ne joue le chauffeur.

    Restez près de la porte : dedans pour observer, dehors si la pièce est petite. Donnez les indices comme
    quelqu’un qui n’a jamais fait que passer devant ce bureau avec du charbon. Les trois indices de chaque énigme
    vont du plus léger au plus clair : attendez environ trois minutes entre deux.`,
  ),
  setupInstructions: prose(
    `Print the cards on both sides: their number is on the back. All the rest may be on one side. Twenty minutes the
    first time, five the next.

    1. Suitcase: one mitten, Ida’s letter and the sheet “The last claim” inside. Lock it and stand it under the
    table.
    / 2. Cash box: the key of the suitcase, the card of the object and the sheet “The suitcase nobody wanted”. Set
    the lock to 6958, close it, turn it away.
    / 3. Shoebox: the sheet with the office’s halves, Ida’s slip, and the puzzle sheet “The note in the lining”. Its
    lock opens at 729.
    / 4. Tin: the sheet with the owners’ halves. Its lock opens at EMBER.
    / 5. Put the season ticket into the inside pocket of a coat, and hang the coat over a chair by the door.
    / 6. Tape the rules and the staff list to the wall, at eye level.
    / 7. On the table: the tin, the shoebox, the cash box, the claim form, the complaint about the parrot, the
    puzzle sheets “The umbrella’s day”, “Ida’s shelves” and “Four torn tickets”, two pairs of scissors, pencils, a
    pin.
    / 8. Put the mission letter in front of the door, and your mitten on.`,
    `Imprimez les cartes recto verso : leur numéro est au dos. Le reste peut aller au recto seul. Comptez vingt
    minutes la première fois, cinq ensuite.

    1. Valise : une mitaine, la lettre d’Ida et la feuille « La dernière réclamation ». Fermez-la à clé et posez-la
    sous la table.
    / 2. Petite caisse : la clé de la valise, la fiche de l’objet et la feuille « La valise dont personne n’a voulu ».
    Réglez le cadenas sur 6958, fermez, brouillez.
    / 3. Boîte à chaussures : la feuille des moitiés du bureau, le billet d’Ida et la feuille « Le mot dans la
    doublure ». Le cadenas s’ouvre à 729.
    / 4. Boîte de métal : la feuille des moitiés des propriétaires. Le cadenas s’ouvre à TISON.
    / 5. Glissez l’abonnement dans la poche intérieure d’un manteau, sur une chaise près de la porte.
    / 6. Collez le règlement et la liste du personnel au mur, à hauteur des yeux.
    / 7. Sur la table : la boîte de métal, la boîte à chaussures, la petite caisse, le formulaire, la plainte du
    perroquet, les feuilles « La journée du parapluie », « Les étagères d’Ida » et « Quatre billets déchirés », deux
    paires de ciseaux, des crayons, une épingle.
    / 8. Posez la lettre de mission devant la porte et enfilez votre mitaine.`,
  ),
  hostScript: prose(
    `You come to burn what’s left, and you’re the one it belongs to; you don’t know that, and the players mustn’t
    guess it too soon. Wear one mitten from the first minute and keep the other hand in your pocket. Say “the
    stoker”, never your name. If somebody looks at your hand, look at it too, and put it away.

    At the start, from the door, one hand in your pocket: “Evening. I’m the stoker. Don’t mind me. I come for what’s
    left at half past, and then the stove has its supper. It’s cold in here, isn’t it? Well. It’ll be warm soon.”
    Start the thirty minutes.

    After fifteen minutes, without coming in: “Fifteen minutes gone. I’ve opened the stove.”

    When they find the mitten, say nothing. If they look at you, look at the clock.

    When they give you the form, read it slowly, as if it were about somebody else. If the name is wrong or missing:
    “There’s nobody of that name here who’s missing anything. I’ll be back in a minute.” If it’s right, read the
    name aloud. Take your hand out of your pocket. Put on the mitten. Then: “Rule 5 says whatever nobody has
    claimed.” Look round at the shelves. “Do you think anybody would come for the rest, if we asked?”`,
    `Vous venez brûler ce qui reste, et c’est à vous que ça appartient; vous l’ignorez, et l’équipe ne doit pas le
    deviner trop tôt. Portez une seule mitaine dès la première minute et gardez l’autre main en poche. Dites « le
    chauffeur », jamais votre nom. Si quelqu’un regarde votre main, regardez-la aussi, puis rangez-la.

    Au début, de la porte, une main en poche : « Bonsoir. Je suis le chauffeur du poêle. Faites comme si je n’étais
    pas là. À la demie, je prends ce qui reste, et le poêle aura son souper. Il fait froid ici, non? Bah. Il fera chaud
    bientôt. » Lancez les trente minutes.

    Après quinze minutes, sans entrer : « Quinze minutes de passées. J’ai ouvert le poêle. »

    Quand la mitaine est trouvée, ne dites rien. Si on vous regarde, regardez l’horloge.

    Quand on vous remet le formulaire, lisez-le lentement, comme s’il parlait d’un autre. Si le nom est faux ou
    manque : « Il n’y a personne de ce nom à qui il manque quelque chose. Je repasse dans une minute. » S’il est
    juste, lisez-le tout haut. Sortez la main de votre poche. Enfilez la mitaine. Puis : « La règle 5 dit : ce que
    personne n’a réclamé. » Regardez les étagères. « Vous pensez qu’on viendrait pour le reste, si on demandait? »`,
  ),
  resetInstructions: prose(
    `Suitcase: mitten, letter and sheet in, locked. Cash box: key, card and sheet. Shoebox: office’s halves, slip,
    sheet of the note. Tin: owners’ halves. Season ticket back into the coat. Mix the halves and the reports. Print
    anew what was written or cut: the claim form, the reports, the two sheets of halves, the grid and the discs.
    Turn every lock away from its code.`,
    `Valise : mitaine, lettre et feuille, à clé. Caisse : clé, fiche et feuille. Boîte à chaussures : moitiés du
    bureau, billet, feuille du mot. Boîte de métal : moitiés des propriétaires. L’abonnement retourne dans le
    manteau. Mêlez les moitiés et les rapports. Réimprimez ce qui a été écrit ou découpé : le formulaire, les
    rapports, les deux feuilles de moitiés, la grille et les disques. Brouillez chaque cadenas.`,
  ),
  debriefQuestions: prose(
    `When did you first look at the stoker’s hands?
    / What would you have done with rule 5?
    / Which rule where you live could be read the way Ida reads them?
    / What have you lost that you never asked for?`,
    `Quand avez-vous regardé pour la première fois les mains du chauffeur?
    / Qu’auriez-vous fait de la règle 5?
    / Quelle règle, chez vous, pourrait se lire à la manière d’Ida?
    / Qu’avez-vous perdu sans jamais le demander?`,
  ),
}
