import type { GoalHints } from '#samples/sample-adventure.ts'

/** For whoever asks what to do now: a nudge, the place, the thing. */
export const goalHints = {
  recordCase: [
    {
      en: 'She left something for you, and locked it against everybody else.',
      fr: 'Elle vous a laissé quelque chose, fermé pour tous les autres.',
    },
    { en: 'It stands on her desk in the studio.', fr: 'C’est sur son bureau, au studio.' },
    {
      en: 'Try the record case. The cue sheet says in which order, the turntable says which speed.',
      fr: 'Essayez la mallette à disques. La feuille de route dit dans quel ordre; la platine, à quelle vitesse.',
    },
  ],
  patchBay: [
    { en: 'Sixteen holes are waiting for four sentences.', fr: 'Seize trous attendent quatre phrases.' },
    { en: 'They are in the control room.', fr: 'Ils sont à la régie.' },
    {
      en: 'Try the patch bay, with Margot’s letter in your hand.',
      fr: 'Essayez le panneau de raccordement, la lettre de Margot en main.',
    },
  ],
  adapter: [
    { en: 'Something thin would like to be thick.', fr: 'Quelque chose de mince voudrait être gros.' },
    { en: 'You carry both halves already.', fr: 'Vous avez déjà les deux moitiés sur vous.' },
    { en: 'Combine the headphones with the adapter.', fr: 'Combinez le casque avec l’adaptateur.' },
  ],
  adapterTray: [
    {
      en: 'In your own room lies a thing that fits nothing, until today.',
      fr: 'Chez vous traîne une chose qui ne va nulle part, jusqu’à ce soir.',
    },
    { en: 'It is on the bench in the workshop.', fr: 'C’est sur l’établi, à l’atelier.' },
    { en: 'Take the adapter from the tray of plugs.', fr: 'Prenez l’adaptateur, dans le bac de fiches.' },
  ],
  loggerSocket: [
    {
      en: 'One machine here has heard everything, and you could hear it, too.',
      fr: 'Une machine, ici, a tout entendu; vous pourriez l’entendre aussi.',
    },
    { en: 'It turns in the control room.', fr: 'Elle tourne à la régie.' },
    {
      en: 'Use the headphones with the thick plug on the logger’s socket, once the bay is patched.',
      fr: 'Utilisez le casque à grosse fiche sur la prise de l’enregistreur, une fois le panneau branché.',
    },
  ],
  logger: [
    {
      en: 'You have ears now. Somebody left this building, or did she?',
      fr: 'Vous avez des oreilles, maintenant. Quelqu’un est sorti d’ici, mais par où?',
    },
    { en: 'The answer turns in the control room.', fr: 'La réponse tourne à la régie.' },
    {
      en: 'Listen to the logger: what do her steps walk on?',
      fr: 'Écoutez l’enregistreur témoin : sur quoi marchent ses pas?',
    },
  ],
  coat: [
    {
      en: 'She went without her coat, and her coat without its keys is only a coat.',
      fr: 'Elle est partie sans son manteau, et un manteau, ça a des poches.',
    },
    { en: 'It hangs in the corridor.', fr: 'Il est pendu dans le corridor.' },
    {
      en: 'Take the small key from the pocket of Margot’s coat.',
      fr: 'Prenez la petite clé dans la poche du manteau de Margot.',
    },
  ],
  libraryDoor: [
    { en: 'You carry a key with a record on its ring.', fr: 'Vous avez une clé, avec un disque à son anneau.' },
    {
      en: 'Its door is in the corridor, under the same sign.',
      fr: 'Sa porte est dans le corridor, sous la même enseigne.',
    },
    {
      en: 'Use the small key on the door of the record library.',
      fr: 'Utilisez la petite clé sur la porte de la discothèque.',
    },
  ],
  sleeves: [
    {
      en: 'Four riddles hang on a wall, among the answers.',
      fr: 'Quatre devinettes sont accrochées à un mur, au milieu des réponses.',
    },
    { en: 'It is the end wall of the record library.', fr: 'C’est le mur du fond de la discothèque.' },
    {
      en: 'Try the wall of sleeves: find what each riddle means.',
      fr: 'Essayez le mur de pochettes : trouvez ce que veut dire chaque devinette.',
    },
  ],
  splicing: [
    { en: 'You carry a voice in three pieces.', fr: 'Vous portez une voix en trois morceaux.' },
    { en: 'It can be mended in your own workshop.', fr: 'On peut la recoller chez vous, à l’atelier.' },
    {
      en: 'Try the splicing block: put the five sentences in order.',
      fr: 'Essayez le bloc de montage : remettez les cinq phrases dans l’ordre.',
    },
  ],
  hatch: [
    { en: 'Something hot would do something frozen good.', fr: 'Une chose chaude ferait du bien à une chose gelée.' },
    { en: 'At the top of the ladder, in the corridor.', fr: 'En haut de l’échelle, dans le corridor.' },
    { en: 'Use Margot’s coffee on the hatch.', fr: 'Utilisez le café de Margot sur la trappe.' },
  ],
  hutDoor: [
    { en: 'Somebody is speaking to you without a sound.', fr: 'Quelqu’un vous parle sans un son.' },
    { en: 'On the roof, over the door of the hut.', fr: 'Sur le toit, au-dessus de la porte de la cabane.' },
    {
      en: 'Read the lamp over the door: dots and dashes, three words.',
      fr: 'Lisez la lampe au-dessus de la porte : des points, des traits, trois mots.',
    },
  ],
  margot: [
    {
      en: 'You have what was asked of you. It only has to be played.',
      fr: 'Vous avez ce qu’on vous demandait. Il ne reste qu’à le faire entendre.',
    },
    { en: 'In the hut on the roof.', fr: 'Dans la cabane, sur le toit.' },
    {
      en: 'Talk to Margot. You can have her play the reel as it is; whoever comes with three proofs and the missing seconds can ask for more.',
      fr: 'Parlez à Margot. Elle peut passer la bobine telle quelle; avec trois preuves et les secondes qui manquent, vous pouvez lui demander davantage.',
    },
  ],
  board: [
    { en: 'A dead man wrote who stood where.', fr: 'Un mort a écrit qui se tenait où.' },
    { en: 'The board in the corridor still says otherwise.', fr: 'Le tableau du corridor n’en sait rien encore.' },
    {
      en: 'Try the duty board, with Morin’s letter in your hand.',
      fr: 'Essayez le tableau des quarts, la lettre de Morin en main.',
    },
  ],
  harvey: [
    { en: 'A liar will believe his own lie.', fr: 'Un menteur finit par croire son propre mensonge.' },
    { en: 'He sits in the office.', fr: 'Il est assis dans son bureau.' },
    { en: 'Tell Harvey that he was right about the car.', fr: 'Dites à Harvey qu’il avait raison, pour l’auto.' },
  ],
  safe: [
    { en: 'He kept the part that could ruin him.', fr: 'Il a gardé le bout qui pouvait le perdre.' },
    { en: 'It is behind the licence in the office.', fr: 'C’est derrière la licence, au bureau.' },
    {
      en: 'Try the safe: where does the needle of the old receiver stand?',
      fr: 'Essayez le coffre : où se tient l’aiguille du vieux récepteur?',
    },
  ],
  lamp: [
    { en: 'Somebody on the point must have seen it.', fr: 'Quelqu’un, à la pointe, a dû la voir.' },
    { en: 'She is on line two, in the studio.', fr: 'Elle est sur la ligne deux, au studio.' },
    { en: 'Ask Blanche about the lamp on the mast.', fr: 'Interrogez Blanche sur la lampe du mât.' },
  ],
} satisfies Record<string, GoalHints>
