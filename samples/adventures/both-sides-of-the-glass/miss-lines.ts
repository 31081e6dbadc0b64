import type { SampleText } from '#samples/sample-adventure.ts'

/** Said in turn for presses on nothing. */
export const missLines: Record<string, SampleText[]> = {
  porch: [
    {
      en: 'Clean glass. Somebody polishes it, from both ends, and stops a hand’s breadth short of the middle.',
      fr: 'Du verre propre. Quelqu’un l’astique, à partir des deux bouts, et s’arrête à une main du milieu.',
    },
    { en: 'Nothing but light, and Maître Quirion’s pen.', fr: 'Rien que la lumière et la plume de maître Quirion.' },
  ],
  'palm-house': [
    { en: 'Leaves. Behind the leaves, leaves.', fr: 'Des feuilles. Derrière les feuilles, des feuilles.' },
    { en: 'A drop falls down your neck, on purpose.', fr: 'Une goutte vous tombe dans le cou, exprès.' },
    {
      en: '“That’s a fern,” says Aurore, without turning her head. “It does nothing. It’s restful.”',
      fr: '« Ça, c’est une fougère, dit Aurore sans tourner la tête. Ça ne fait rien. C’est reposant. »',
    },
  ],
  'orchid-room': [
    { en: 'Wet bark and wet brick.', fr: 'De l’écorce mouillée, de la brique mouillée.' },
    { en: 'The mist closes where your hand was.', fr: 'La brume se referme là où était votre main.' },
  ],
  'boiler-room': [
    { en: 'Brick, too hot to lean on.', fr: 'De la brique, trop chaude pour s’y appuyer.' },
    { en: 'Bertrand clears his throat.', fr: 'Bertrand se racle la gorge.' },
  ],
  'alpine-house': [
    { en: 'A stone. It is labelled.', fr: 'Une pierre. Elle est étiquetée.' },
    {
      en: '“Not there,” says Anselme, without turning his head. “That’s germinating. It has been for six years.”',
      fr: '« Pas là, dit Anselme sans tourner la tête. Ça germe. Depuis six ans. »',
    },
    { en: 'The wind turns a page of nothing.', fr: 'Le vent tourne une page de rien.' },
  ],
  'seed-room': [
    { en: 'Dust, in alphabetical order.', fr: 'De la poussière, par ordre alphabétique.' },
    { en: 'You touch it and put it back exactly.', fr: 'Vous y touchez et vous le remettez exactement.' },
  ],
  'ice-cellar': [
    { en: 'Ice, and behind it more of the same winter.', fr: 'De la glace et, derrière, la suite du même hiver.' },
    {
      en: 'Sawdust. It keeps the cold in and your hand out.',
      fr: 'Du bran de scie. Il garde le froid dedans et votre main dehors.',
    },
  ],
  middle: [
    { en: 'Whitewash. It comes off on your finger.', fr: 'De la chaux. Il en reste sur votre doigt.' },
    {
      en: 'On the other side a shadow stops, too, and goes on.',
      fr: 'De l’autre côté, une ombre s’arrête aussi, puis repart.',
    },
  ],
}
