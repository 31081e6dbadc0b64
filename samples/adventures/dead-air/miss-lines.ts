import type { SampleText } from '#samples/sample-adventure.ts'

/** What each scene says, in turn, to a press on nothing. */
export const missLines: Record<string, SampleText[]> = {
  studio: [
    {
      en: 'Cork and foam. In here even your breath goes nowhere.',
      fr: 'Du liège et de la mousse. Ici, même votre souffle ne va nulle part.',
    },
    {
      en: 'Nothing. If the microphone led anywhere, the whole coast would have heard you find it.',
      fr: 'Rien. Si le micro menait quelque part, toute la côte vous aurait entendu le trouver.',
    },
    { en: 'It is as she left it. Better leave it so.', fr: 'C’est comme elle l’a laissé. Laissez-le ainsi.' },
  ],
  'control-room': [
    {
      en: 'A cable that goes somewhere. You put it in, two winters ago.',
      fr: 'Un câble qui va quelque part. C’est vous qui l’avez posé, il y a deux hivers.',
    },
    { en: 'Warm metal, dust, and no answer.', fr: 'Du métal tiède, de la poussière, et pas de réponse.' },
    {
      en: 'The needles stay where they are. So does whatever you were hoping for.',
      fr: 'Les aiguilles ne bougent pas. Votre espoir non plus.',
    },
  ],
  corridor: [
    {
      en: 'Hospital green. It was cheap in 1958.',
      fr: 'Vert hôpital. En 1958, c’était en solde.',
    },
    { en: 'Your own shadow, which is in no hurry either.', fr: 'Votre ombre. Elle non plus n’est pas pressée.' },
    {
      en: 'You stand still and listen. Somebody upstairs would creak; but there is no upstairs, only the roof.',
      fr: 'Vous écoutez sans bouger. Quelqu’un à l’étage ferait craquer le plancher; mais il n’y a pas d’étage, rien que le toit.',
    },
  ],
  library: [
    {
      en: 'Dance bands, A to K. Nobody has asked for one since the twist.',
      fr: 'Orchestres de danse, A à K. Personne n’en a demandé depuis le yé-yé.',
    },
    { en: 'Dust, filed under D.', fr: 'De la poussière, classée à P.' },
    {
      en: 'Cardboard. It takes the sound of your finger and keeps it.',
      fr: 'Du carton. Il prend le bruit de votre doigt et le garde.',
    },
  ],
  workshop: [
    {
      en: 'You have been meaning to tidy that.',
      fr: 'Vous aviez l’intention de ranger ça.',
    },
    {
      en: 'A capacitor. It remembers things, too; keep your fingers off.',
      fr: 'Un condensateur. Lui aussi a de la mémoire; n’y touchez pas.',
    },
    { en: 'It worked yesterday. It is the house motto.', fr: 'Hier, ça marchait. C’est la devise de la maison.' },
  ],
  office: [
    {
      en: 'Mahogany, or the nearest thing that could be ordered from Québec.',
      fr: 'De l’acajou, ou ce qui s’en approchait le plus au catalogue de Québec.',
    },
    {
      en: 'Everything in here has been wiped. It is that sort of room.',
      fr: 'Ici, tout a été essuyé. C’est ce genre de pièce.',
    },
    {
      en: 'The carpet hides your steps. It must be convenient.',
      fr: 'La moquette étouffe vos pas. Ça doit être commode.',
    },
  ],
  roof: [
    { en: 'Ice on ice. Keep one hand for yourself.', fr: 'De la glace sur de la glace. Gardez une main pour vous.' },
    {
      en: 'The wind takes the thought before you have finished it.',
      fr: 'Le vent emporte l’idée avant que vous l’ayez finie.',
    },
    {
      en: 'Your eyelashes freeze together. You blink, and they let go.',
      fr: 'Le givre vous colle les cils. Vous clignez des yeux, et ils se décollent.',
    },
  ],
  hut: [
    {
      en: '“Not that,” says Margot. “Five thousand volts, and no manners.”',
      fr: '« Pas ça, dit Margot. Cinq mille volts, et aucune éducation. »',
    },
    {
      en: 'Boards, tar paper, and twenty-six years of pencil.',
      fr: 'Des planches, du papier goudronné et vingt-six ans de crayon.',
    },
    {
      en: '“You look like him when you look round,” says Margot.',
      fr: '« Tu lui ressembles, dit Margot, quand tu cherches. »',
    },
  ],
}
