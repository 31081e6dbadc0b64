import { circle, d, ellipse, group, line, path, place } from '#app/features/generation/scenery/svg.ts'
import { brass, leaf, paint, wood } from './paints.ts'

/* About the middle of the neck; a head is some 120 wide and 170 high. */

/** What belongs to the head sits into the collar. */
const headed = (...children: string[]): string => place(0, 26, { scale: 1.12 }, ...children)

const eyes = (iris: string, brow: string): string =>
  group(
    {},
    ellipse(-26, -90, 11.5, 7, '#fdf6ec'),
    ellipse(28, -90, 11.5, 7, '#f0e4d8'),
    circle(-25, -89, 6, iris),
    circle(27, -89, 6, iris),
    circle(-25, -89, 2.8, '#14100e'),
    circle(27, -89, 2.8, '#14100e'),
    circle(-27, -91, 2, '#ffffff'),
    circle(25, -91, 2, '#ffffff'),
    line('M-39 -95Q-26 -104 -13 -95M15 -95Q28 -104 41 -95', '#3b231b', 3.4),
    line('M-38 -80Q-26 -74 -15 -79M17 -79Q28 -74 40 -81', '#8a5a44', 2.4, { opacity: 0.6 }),
    line('M-42 -110Q-27 -119 -11 -110M14 -110Q29 -119 44 -109', brow, 5),
  )

const wrinkles = line(
  'M-40 -80L-47 -75M-40 -86L-49 -86M42 -80L49 -75M42 -86L51 -86M-19 -56Q-28 -46 -26 -34M22 -56Q32 -46 29 -34M-20 -132Q2 -138 26 -132',
  '#7a4a36',
  2.4,
  { opacity: 0.6 },
)

/** Brown as a nut, under a straw hat as wide as a table; a green smock, and a fan. */
export const aurore = (): string =>
  group(
    {},
    headed(
      path('M-54 -110C-70 -60 -64 -10 -40 14H44C66 -14 72 -64 58 -112Z', '#d9d6cd'),
      path('M-54 -110C-70 -60 -64 -10 -40 14L-30 -8C-46 -40 -48 -80 -40 -112Z', '#f7f5ee'),
    ),
    path('M-148 250C-156 120 -120 66 -46 40L2 66L50 40C124 66 160 120 154 250Z', leaf[3]),
    path('M-148 250C-156 120 -120 66 -46 40L-12 110L-40 250Z', leaf[4]),
    path('M60 250L40 120L54 44C124 66 160 120 154 250Z', leaf[2], { opacity: 0.7 }),
    path('M-40 36L2 108L44 36L30 22L2 58L-26 22Z', '#f6efdc'),
    path('M-66 150h52v58q-26 14 -52 0Z', leaf[2]),
    line('M-66 150h52M-52 150v-22M-44 150v-30', leaf[6], 4),
    path('M-52 118L-60 96M-44 118L-40 92', 'none', { stroke: brass[3], 'stroke-width': 7 }),
    path('M-26 -26H32V42Q2 70 -26 42Z', '#a5693f'),
    path('M-24 -6Q4 26 30 -8V28Q4 50 -24 26Z', '#693c25', { opacity: 0.6 }),
    headed(
      path(
        'M-52 -98C-56 -150 -32 -178 2 -178C38 -178 58 -150 54 -98C50 -46 30 -8 2 -6C-28 -8 -48 -46 -52 -98Z',
        paint('skinWarm'),
      ),
      path(
        'M10 -178C42 -176 58 -148 54 -98C50 -46 30 -8 2 -6C28 -40 38 -84 28 -126C26 -148 20 -166 10 -178Z',
        '#4c2a1f',
        { opacity: 0.4 },
      ),
      path('M-46 -60Q-34 -10 2 -6Q-20 -26 -28 -60Z', '#e8b083', { opacity: 0.5 }),
      wrinkles,
      eyes('#3b6b3a', '#e9e6dd'),
      circle(-26, -90, 21, 'none', { stroke: brass[2], 'stroke-width': 4 }),
      circle(28, -90, 21, 'none', { stroke: brass[2], 'stroke-width': 4 }),
      line('M-5 -92Q1 -97 7 -92M-47 -92L-56 -96M49 -92L58 -96', brass[2], 4),
      path('M-2 -88Q-13 -60 -11 -54Q1 -44 14 -52L9 -60Z', '#8d5334', { opacity: 0.8 }),
      path('M-24 -36Q-8 -42 2 -38Q14 -42 28 -35Q16 -20 2 -21Q-12 -20 -24 -36Z', '#a8473f'),
      line('M-26 -36Q2 -28 30 -36', '#5f2622', 3.4),
      ellipse(-31, -58, 12, 9, '#c9603f', { opacity: 0.4 }),
      ellipse(34, -58, 12, 9, '#8a3f2c', { opacity: 0.4 }),
      // The hat: its shade first, then brim and crown
      path('M-66 -122Q0 -96 70 -122Q60 -88 40 -104Q0 -88 -38 -104Q-58 -90 -66 -122Z', '#2c160c', { opacity: 0.45 }),
      path(
        'M-206 -136C-170 -96 -80 -104 0 -104C90 -104 170 -96 210 -140C150 -172 70 -178 0 -178C-76 -178 -150 -172 -206 -136Z',
        '#b98c3c',
      ),
      path(
        'M-206 -138C-170 -112 -80 -122 0 -122C90 -122 170 -112 210 -142C150 -178 70 -186 0 -186C-76 -186 -150 -178 -206 -138Z',
        '#efd089',
      ),
      path('M-206 -138C-150 -178 -76 -186 0 -186L-8 -124C-80 -124 -170 -112 -206 -138Z', '#fbe9b4', { opacity: 0.7 }),
      path('M-72 -164C-70 -232 -40 -254 4 -254C50 -254 78 -230 78 -164C40 -148 -36 -148 -72 -164Z', '#d8b263'),
      path('M-72 -164C-70 -232 -40 -254 4 -254C-22 -236 -34 -206 -34 -154C-50 -156 -64 -160 -72 -164Z', '#fbe9b4'),
      path('M-73 -178Q2 -156 78 -178L78 -160Q2 -138 -73 -160Z', '#2f7d4a'),
      path('M62 -172L120 -156L96 -130L60 -156Z', '#23693a'),
      ...[-190, -150, -110, -70, -30, 10, 50, 90, 130, 170].map((x) =>
        line(d`M${x} ${-150 - Math.cos(x / 120) * 26}q14 8 30 ${x / 40}`, '#a87b32', 2.4, { opacity: 0.6 }),
      ),
    ),
  )

/** Flat cap, white beard, blue cardigan with a pencil in it. */
export const anselme = (): string =>
  group(
    {},
    path('M-152 250C-160 116 -122 62 -48 36L2 62L54 36C126 62 164 116 158 250Z', '#31557a'),
    path('M-152 250C-160 116 -122 62 -48 36L-14 110L-36 250Z', '#4a7aa6'),
    path('M-40 34L-4 104V250H10V104L46 34L30 20L2 54L-26 20Z', '#eef2f3'),
    path('M-10 54L2 74L14 54L8 140L2 152L-4 140Z', '#20384f'),
    path('M-48 36L-70 92L-34 110L-8 220L-4 104L-40 34ZM54 36L76 92L42 110L14 220L10 104L46 34Z', '#27476a'),
    path('M-48 36L-70 92L-34 110L-8 220L-4 104L-40 34Z', '#5c8db8'),
    ...[150, 190, 230].map((y) => circle(20, y, 6, wood[3])),
    path('M-104 130h50v56h-50Z', '#3c6690'),
    line('M-104 130h50', '#83b1d6', 4),
    path('M-88 132L-96 84L-88 82L-80 132Z', '#e8b34a'),
    path('M-96 84L-92 70L-88 82Z', '#f5e2bd'),
    path('M-28 -24H34V38Q4 64 -28 38Z', '#d19c80'),
    headed(
      path(
        'M-56 -98C-60 -150 -34 -180 4 -180C42 -180 62 -150 58 -98C54 -46 34 -8 2 -6C-30 -8 -52 -46 -56 -98Z',
        paint('skinPale'),
      ),
      path(
        'M12 -180C44 -178 62 -148 58 -98C54 -46 34 -8 2 -6C30 -40 40 -84 30 -128C28 -150 22 -168 12 -180Z',
        '#54343a',
        { opacity: 0.32 },
      ),
      ellipse(-58, -86, 10, 19, '#e6b79e'),
      ellipse(62, -86, 10, 19, '#a8786a'),
      wrinkles,
      eyes('#3f79a8', '#f5f5f3'),
      path('M-2 -88Q-16 -58 -14 -52Q0 -40 16 -50L10 -60Z', '#c48970', { opacity: 0.85 }),
      ellipse(-36, -58, 12, 8, '#e07f6c', { opacity: 0.4 }),
      // The beard, over everything below the nose
      path(
        'M-56 -92C-60 -30 -46 30 2 46C50 30 64 -30 60 -92C54 -60 44 -50 28 -48Q2 -60 -24 -48C-42 -50 -52 -60 -56 -92Z',
        '#dfe3e4',
      ),
      path('M-56 -92C-60 -30 -46 30 2 46C-16 20 -30 -10 -30 -46C-44 -50 -52 -62 -56 -92Z', '#ffffff'),
      line('M-38 -20Q-30 12 -8 34M-14 -18Q-10 14 2 40M14 -18Q16 12 8 36M38 -22Q34 8 18 30', '#a9b3b7', 3, {
        opacity: 0.7,
      }),
      path('M-32 -40Q-14 -58 2 -46Q20 -58 38 -40Q22 -32 2 -36Q-16 -32 -32 -40Z', '#f6f7f7'),
      line('M-16 -30Q2 -24 22 -31', '#7d4a44', 4),
      path('M-64 -128C-60 -158 -30 -166 6 -166C44 -166 70 -154 70 -128C30 -140 -26 -140 -64 -128Z', '#2a1712', {
        opacity: 0.35,
      }),
      path('M-68 -134C-82 -176 -44 -216 10 -214C66 -212 92 -172 76 -134C40 -152 -28 -152 -68 -134Z', '#5d6b52'),
      path('M-68 -134C-82 -176 -44 -216 10 -214C-24 -196 -40 -172 -40 -146C-52 -142 -60 -138 -68 -134Z', '#8b9b78'),
      path('M-98 -120C-92 -146 -40 -156 4 -154C50 -154 92 -144 92 -126C50 -140 -46 -142 -98 -120Z', '#47533e'),
      path('M-98 -120C-92 -146 -40 -156 4 -154C-36 -150 -76 -140 -98 -120Z', '#7d8d6b'),
      line('M-40 -206Q-30 -180 -34 -150M6 -212V-154M46 -206Q40 -180 44 -150', '#3b4634', 3, { opacity: 0.6 }),
      circle(8, -214, 8, '#47533e'),
    ),
  )

/** Navy blue, grey bun, half-moon glasses, a fountain pen. */
export const quirion = (): string =>
  group(
    {},
    headed(
      path('M-44 -186C-52 -226 -22 -240 8 -238C42 -236 66 -218 54 -184Z', '#6d7177'),
      path('M-44 -186C-52 -226 -22 -240 8 -238C-16 -228 -26 -210 -22 -186Z', '#a6abb1', { opacity: 0.8 }),
      line('M-30 -192Q-26 -226 8 -226Q40 -224 38 -196M-14 -194Q-8 -214 10 -212Q26 -210 22 -196', '#565a60', 3.4),
      line('M-58 -232L66 -196', brass[2], 5),
      circle(-60, -233, 7, brass[3]),
    ),
    path('M-150 250C-158 116 -116 64 -46 38L2 64L50 38C120 64 158 116 154 250Z', '#1c2a52'),
    path('M-150 250C-158 116 -116 64 -46 38L-14 104L-34 250Z', '#2f437a'),
    path('M-38 34L0 96L40 34L28 22L2 58L-24 22Z', '#f7f6f2'),
    path('M-46 38L-72 88L-40 104L-8 210L0 96L-38 34ZM50 38L78 88L46 104L12 210L4 96L42 34Z', '#142043'),
    path('M-46 38L-72 88L-40 104L-8 210L0 96L-38 34Z', '#3b5290'),
    circle(-84, 116, 15, brass[3]),
    circle(-84, 116, 8, '#f4f1e6'),
    ...[150, 190].map((y) => circle(14, y, 6, brass[3])),
    path('M-24 -26H30V40Q2 62 -24 40Z', '#c99475'),
    path('M-22 -8Q4 22 28 -10V24Q4 44 -22 22Z', '#865346', { opacity: 0.55 }),
    headed(
      path(
        'M-50 -100C-54 -152 -30 -182 2 -182C36 -182 56 -152 52 -100C48 -48 28 -10 2 -8C-26 -10 -46 -48 -50 -100Z',
        paint('skinPale'),
      ),
      path(
        'M10 -182C42 -180 56 -150 52 -100C48 -48 28 -10 2 -8C26 -42 36 -84 26 -126C24 -150 18 -168 10 -182Z',
        '#54343a',
        { opacity: 0.34 },
      ),
      wrinkles,
      eyes('#4a4f63', '#8b8f95'),
      path('M-48 -92H-6Q-8 -70 -27 -70Q-46 -70 -48 -92ZM8 -92H50Q48 -70 29 -70Q10 -70 8 -92Z', '#dff0ff', {
        opacity: 0.25,
        stroke: '#1f1f28',
        'stroke-width': 3.6,
      }),
      line('M-6 -92Q1 -97 8 -92M-48 -92L-55 -98M50 -92L56 -98', '#1f1f28', 3.6),
      path('M-2 -88Q-11 -62 -9 -56Q2 -48 13 -55L8 -62Z', '#b17a63', { opacity: 0.8 }),
      path('M-18 -38Q-6 -43 2 -40Q12 -43 22 -37Q12 -28 2 -29Q-8 -28 -18 -38Z', '#9c3f45'),
      line('M-20 -38Q2 -34 24 -39', '#5f2429', 3),
      path(
        'M-54 -106C-62 -176 -30 -204 6 -202C48 -200 66 -168 57 -108C50 -136 36 -154 10 -160C-14 -158 -40 -146 -54 -106Z',
        '#83878d',
      ),
      path('M-54 -106C-60 -168 -34 -200 2 -200C-22 -186 -40 -156 -54 -106Z', '#c1c5ca', { opacity: 0.85 }),
      line('M-46 -132Q-30 -176 4 -188M-30 -142Q-10 -176 12 -186M20 -160Q40 -160 52 -130', '#5f646b', 3, {
        opacity: 0.6,
      }),
      ...[-54, 58].map((x) => circle(x, -66, 6, '#f4f1e6')),
    ),
  )

export const hand = (x: number, y: number, turn: number, fill: string, flip = 1): string =>
  place(
    x,
    y,
    { turn, scaleX: flip },
    path(
      'M-24 -14C-30 8 -16 24 4 24C22 24 34 14 36 2L52 -6Q56 -14 46 -14L26 -10L50 -26Q52 -36 42 -34L16 -20L-2 -24Z',
      fill,
    ),
    line('M26 -10L16 -2M36 2L22 4', '#5d3427', 2.4, { opacity: 0.6 }),
  )

/** In a wicker chair, turned to the left; x is the middle of the seat, y the floor. */
export const auroreInChair = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    ellipse(10, -6, 250, 30, '#0a1711', { opacity: 0.45 }),
    // Chair: back, seat and legs of woven cane
    path('M-150 -250C-190 -470 -110 -600 20 -600C160 -600 220 -470 180 -250Z', '#8a5a2a'),
    path('M-150 -250C-190 -470 -110 -600 20 -600C-60 -560 -100 -440 -84 -250Z', '#c98f4c'),
    ...[-110, -60, -10, 40, 90, 140].map((at) =>
      line(d`M${at} -250Q${at * 1.1} -440 ${20 + (at - 20) * 0.6} -588`, '#5c3814', 5, { opacity: 0.7 }),
    ),
    ...[-300, -360, -420, -480, -540].map((at) =>
      line(d`M-164 ${at}Q20 ${at - 34} 190 ${at}`, '#e6b878', 5, { opacity: 0.5 }),
    ),
    path('M-190 -260Q20 -210 210 -260L190 -196Q10 -160 -176 -196Z', '#a8743a'),
    path('M-150 -200L-166 -8H-138L-116 -196ZM150 -200L172 -8H144L116 -196Z', '#7a4c22'),
    line('M-150 -100Q10 -70 156 -100', '#8a5a2a', 10),
    path('M-140 -66L-190 -14Q-194 2 -170 2H-96L-90 -60ZM-20 -56L-60 -10Q-62 4 -40 4H34L40 -54Z', '#2f5f3c'),
    path('M-140 -66L-190 -14Q-194 2 -170 2H-150L-116 -64Z', '#4f8a58'),
    place(10, -390, { scale: 0.92 }, aurore()),
    // Her lap hides where the smock ends
    path(
      'M-140 -150C-150 -224 -60 -236 14 -234C96 -236 176 -220 168 -150C164 -110 130 -70 96 -46L-152 -54C-176 -96 -146 -126 -140 -150Z',
      '#e9dfc6',
    ),
    path(
      'M-140 -150C-150 -224 -60 -236 14 -234C-50 -214 -76 -170 -84 -52L-152 -54C-176 -96 -146 -126 -140 -150Z',
      '#fbf5e4',
    ),
    path('M14 -234C-6 -200 -10 -120 -6 -50L30 -48C40 -110 40 -190 14 -234Z', '#cdbf9c', { opacity: 0.7 }),
    line('M-100 -206Q-122 -130 -112 -56M96 -214Q112 -130 66 -50', '#b9a983', 5, { opacity: 0.7 }),
    path('M-152 -54L96 -46L98 -58L-156 -66Z', '#b9a983', { opacity: 0.6 }),
    // An arm along the chair, the other with a palm-leaf fan
    path('M-120 -320C-170 -290 -190 -260 -176 -236L-96 -226L-84 -256L-120 -266Z', leaf[4]),
    hand(-78, -238, 10, '#c5865a'),
    path('M130 -320C180 -290 200 -230 150 -206L76 -214L70 -246L120 -256Z', leaf[2]),
    place(
      86,
      -250,
      { turn: 50, scale: 0.86 },
      path('M-6 60L6 60L4 -20H-4Z', '#8a5a2a'),
      path('M0 -20C-70 -30 -92 -100 -60 -150C-30 -176 30 -176 60 -150C92 -100 70 -30 0 -20Z', '#d9c268'),
      line('M0 -22L-70 -120M0 -22L-40 -158M0 -22L0 -168M0 -22L40 -158M0 -22L70 -120', '#8f7a2f', 4),
    ),
    hand(70, -216, -20, '#a5693f', -1),
  )

/** On a kneeling board, turned to the right; x is the middle, y the floor. */
export const anselmeKneeling = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    ellipse(0, -4, 230, 26, '#0c1a24', { opacity: 0.45 }),
    path('M-200 -30H210L196 0H-214Z', wood[3]),
    path('M-200 -30H210V-20H-203Z', wood[5]),
    path('M-150 -36C-186 -30 -206 -44 -214 -70L-170 -84Z', '#38261b'),
    place(0, -336, { scale: 0.94 }, anselme()),
    // His thighs, folded under him, hide where the cardigan ends
    path('M-158 -34C-196 -70 -190 -136 -118 -152C-60 -164 80 -164 128 -148C176 -130 186 -66 152 -32Z', '#4c4a52'),
    path('M-158 -34C-196 -70 -190 -136 -118 -152C-84 -160 -50 -161 -22 -160C-70 -128 -90 -80 -78 -34Z', '#6b6973'),
    line('M4 -158Q-16 -96 4 -34M92 -140Q120 -96 96 -36', '#2f2d35', 5, { opacity: 0.7 }),
    line('M-118 -152C-60 -164 80 -164 128 -148', '#2b2930', 6, { opacity: 0.45 }),
    path('M-110 -250C-150 -200 -150 -150 -104 -124L-20 -118L-14 -146L-84 -160Z', '#4a7aa6'),
    hand(-6, -132, 6, '#e2b59a'),
    path('M118 -250C150 -220 176 -190 196 -164L176 -138C140 -150 110 -170 92 -200Z', '#27476a'),
    hand(196, -146, 24, '#d19c80'),
    line('M226 -140L286 -112M228 -134L288 -110', '#c9d3d8', 5),
  )

/** Behind a table whose edge is at y. */
export const quirionAtTable = (x: number, y: number, scale: number): string =>
  group(
    {},
    place(x, y - 226 * scale, { scale }, quirion()),
    place(
      x,
      y,
      { scale },
      path('M-148 -66C-176 -30 -170 8 -112 12L-50 6L-46 -22L-108 -34Z', '#2f437a'),
      path('M150 -66C176 -30 172 8 118 12L66 6L60 -22L112 -34Z', '#142043'),
      hand(-30, -8, 8, '#dcae93'),
      hand(44, -8, -14, '#c99475', -1),
      line('M26 -14L-4 -66', '#14100e', 9),
      line('M-4 -66L-9 -76', brass[3], 9),
      line('M22 -20L16 -32', brass[3], 9),
    ),
  )
