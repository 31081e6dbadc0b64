import type { Locale } from '#app/i18n/locale.ts'

/** `all`: wherever something is typed, including a lock. `words`: where an answer is read as words. `sentence`: where a
 * few words may be beside it. */
export type Place = 'all' | 'words' | 'sentence'

interface Cases {
  title: string
  places: Place
  language: Locale
  /** `answer | typed; typed ≠ typed; typed`: what is accepted for an answer, then what is not. */
  lines: string
}

const table: Cases[] = [
  {
    title: 'a sign is the answer',
    places: 'all',
    language: 'en',
    lines: `
      O- | o-; O−; O – ≠ O+; O; 0; OO
      O+ | o+; O + ≠ O-; O
      AB- | ab- ≠ AB+; AB
      A♥ | a♥; A ♥; A♥️ ≠ A♠; A; A♦; ♥; A♣
      K♠ | k ♠ ≠ K♣; K; Q♠
      F# | f#; F♯ ≠ F; F+; G#; F♭
      C# | c# ≠ C++; C; C+
      C++ | c++ ≠ C#; C; C+
      B♭ | b♭ ≠ B; B♯; B#
      A+ | a+ ≠ A; A-
      5€ | 5 € ≠ 5$; 5; 5£
      50% | 50 % ≠ 50; 50‰; 5%
      ±5 | ± 5 ≠ 5; -5; +5
      3×4 | 3 × 4 ≠ 3+4; 34; 3÷4; 3=4
      8÷2 | 8 ÷ 2 ≠ 8×2; 82; 8-2
      x<y | x < y ≠ x>y; xy; x=y; x≤y
      x≠y | ≠ x=y; xy
      a@b | A@B ≠ ab; a#b
      90° | 90 ° ≠ 90; 90%
      ♀ | ≠ ♂; ⚥
      ↑→ | ↑ → ≠ ↑←; →↑; ↑
      ♔ | ≠ ♚; ♕
      ♞e5 | ♞E5; ♞ e5 ≠ e5; ♘e5
      ♈ | ≠ ♉
      ☀️ | ☀ ≠ ☁️; 🌙
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 | ≠ 🏴󠁧󠁢󠁳󠁣󠁴󠁿; 🏴
      👩‍🚀 | ≠ 👨‍🚀; 🚀
      🇨🇦 | ≠ 🇫🇷
      5~ | ≠ 5; 5^
      x² | x2 ≠ x; x3
      10² | ≠ 102; 10
      a§ | ≠ a; a¶
      ... --- ... | … --- …; ... ‒‒‒ ... ≠ ... -- ...; ...
      A/B | a/b; a / B ≠ a\\b; a*b; A+B; B; AB; B/A
      A\\B | a\\b ≠ a/b; ab; A|B
      A*B | a * b ≠ a/b; a^b; ab; a×b
      E_ | e_; e _ ≠ E; _E; E-; E*; E/
      _E | _ e ≠ E; E_; /E
      2*3 | 2 * 3 ≠ 2/3; 23; 6; 2^3
      A_B | a_b ≠ AB; a/b; a-b
    `,
  },
  {
    title: 'spaces, case and accents do not count',
    places: 'all',
    language: 'fr',
    lines: `
      Éloïse | eloise; ÉLOÏSE; É l o ï s e ≠ Élise
      007 | 0 0 7; 0-0-7; ００７ ≠ 070; 70
      1234 | 12 34; 12-34; 12–34 ≠ 1243; 123
      R2D2 | r2-d2; R2 D2 ≠ R2D; R2D3
      cœur | coeur; CŒUR ≠ chœur
    `,
  },
  {
    title: 'spaces, hyphens and punctuation inside words do not count',
    places: 'words',
    language: 'en',
    lines: `
      ice cream | icecream; ice-cream; Ice Cream!; the ice cream; ice–cream. ≠ ice; cream; nice cream
      icecream | ice cream; ice-cream ≠ i scream
      New York | newyork; NEW-YORK; new york? ≠ york; new yorker
      don't | dont; don’t; DON'T! ≠ do not; done
      a shadow | shadow; Shadow.; ashadow; “shadow” ≠ shadows
      M*A*S*H | mash; m.a.s.h. ≠ mas
      R&D | r & d; R and D; RandD ≠ RD; R+D
      mother | ≠ mother-in-law; grand-mother
      fish & chips | fish and chips; fishandchips; Fish & Chips! ≠ fish chips; fish or chips
      rock 'n' roll | rock and roll; rock n roll ≠ rock roll
      555-1234 | 5551234; 555 1234 ≠ 5551243
      E=mc² | e=mc2; E = mc^2 ≠ E mc2; E=mc3
      A^2 | a²; A2; a ^ 2 ≠ A*2; A/2; A; A_2
      snake_case | snake case; snakecase ≠ snake
      and/or | and or; and / or ≠ and; or
      24/7 | 24 / 7 ≠ 247; 24
      the the | the the! ≠ a
    `,
  },
  {
    title: 'spaces, hyphens and punctuation inside words do not count',
    places: 'words',
    language: 'fr',
    lines: `
      l'œuf d'Éloïse | loeuf deloise; l’œuf d’Éloïse; L'OEUF D'ELOISE !; loeufdeloise ≠ oeuf d'Éloi; œufs d'Éloïse
      arc | ≠ arc-en-ciel
      arc-en-ciel | arc en ciel; arcenciel; l’arc-en-ciel ≠ arc
      aujourd'hui | aujourdhui; aujourd’hui ≠ hui
      peut-être | peut être; peutetre; Peut-être… ≠ être
      Trois-Rivières | trois rivieres; troisrivieres ≠ deux rivières
      pain & beurre | pain et beurre; painetbeurre ≠ pain beurre
      l'ombre | ombre; lombre; L’ombre !; une ombre ≠ nombre
    `,
  },
  {
    title: 'usual short forms are what they stand for',
    places: 'words',
    language: 'en',
    lines: `
      Saint John | St. John; St John; saint-john ≠ John; Mount John
      Mt. Everest | Mount Everest; mt everest ≠ Everest Street
      Dr. Black | Doctor Black; dr black ≠ Mister Black
      Mr Green | Mister Green; Mr. Green ≠ Mrs Green; Dr Green
      Mrs Peacock | mrs. peacock ≠ Mr Peacock
      Col. Mustard | Colonel Mustard; colonel-mustard ≠ Captain Mustard
      Main St. | Main Street; main st
      No. 5 | Number 5; no 5; № 5 ≠ 5 no; No. 6
      Mt Fuji | Mount Fuji; mt. fuji; Mt.Fuji ≠ Fuji Street
      1st floor | first floor; 1st. floor ≠ 1 floor; second floor
      third man | 3rd man; the 3rd man ≠ 3 man; 13th man
      100th | hundredth; one hundredth; the hundredth ≠ 100; 10th; a hundred
      101st | hundred and first; one hundred and first ≠ 101; 100th
      21st | twenty-first; twenty first; the 21st ≠ 21; 20th; twenty-one
      twelfth night | 12th night; 12th Night ≠ 12 nights; twelve night
    `,
  },
  {
    title: 'usual short forms are what they stand for',
    places: 'words',
    language: 'fr',
    lines: `
      M. Leblanc | Monsieur Leblanc; m leblanc; Mr Leblanc ≠ Mme Leblanc; Leblanc père
      Mme Pervenche | Madame Pervenche; MME PERVENCHE ≠ Mlle Pervenche
      St-Laurent | Saint-Laurent; saint laurent; stlaurent ≠ Ste-Laurent
      Ste-Catherine | Sainte Catherine; ste catherine ≠ St-Catherine
      Dr Knock | Docteur Knock; dr. knock ≠ Pr Knock
      mont Royal | Mt Royal; mont-royal ≠ parc Royal
      n° 14 | no 14; numéro 14; nº 14; № 14 ≠ n° 15
      1er étage | premier étage; 1er etage ≠ 1 étage; deuxième étage
      2e étage | deuxième étage; 2ème étage; 2ième étage ≠ 2 étages; 12e étage
      troisième homme | 3e homme; 3ème homme ≠ 3 hommes; 13e homme
      vingt-troisième | 23e; 23ème ≠ 33e
      cinquième | 5e ≠ 4e
      quatre-vingtième | 80e ≠ 24e
      100e | centième; le centième; 100ème ≠ 100; cent; 10e
      101e | cent unième; cent-unième ≠ 101; 100e
      200e | deux centième; deux-centième ≠ 2e; 100e
      1000e | millième ≠ mille; 100e
      XIXe siècle | 19e siècle; dix-neuvième siècle ≠ XXe siècle; 18e siècle
      vie | ≠ sixième; 6e
      vingt et unième | 21e; 21ème; vingt-et-unième ≠ 21; 20e
    `,
  },
  {
    title: 'a number is its value',
    places: 'words',
    language: 'en',
    lines: `
      7 | seven; VII; 7.; Seven! ≠ 8; 77; -7; 7%; 1/7
      1984 | nineteen eighty-four; nineteen eighty four; MCMLXXXIV; 1,984; nineteen hundred eighty-four; nineteen hundred and eighty-four; one thousand nine hundred and eighty-four ≠ 1985; 19; 84; eighty-four nineteen
      nineteen eighty-four | 1984; MCMLXXXIV ≠ 1948
      2024 | twenty twenty-four; two thousand and twenty-four; two thousand twenty-four; MMXXIV ≠ 2042; 20
      1905 | nineteen oh five; nineteen-oh-five; MCMV ≠ 195; 1950
      2000 | two thousand; MM ≠ 1000; a thousand
      1,000,000 | one million; a million; 1000000; 1 000 000 ≠ 100000; a billion
      2,500,000 | two million five hundred thousand; two million and five hundred thousand ≠ 2,000,500
      1000 | a thousand; one thousand; thousand; M ≠ 100
      4000 | MMMM; I̅V̅; four thousand ≠ IV; 400; MMM
      9999 | MMMMMMMMMCMXCIX; I̅X̅CMXCIX; nine thousand nine hundred and ninety-nine ≠ 999
      3999 | MMMCMXCIX ≠ MMMCMXCVIII
      1,234 | 1234; 1 234 ≠ 234
      1.2 | 1,2; one point two ≠ 1,200; 1200; 12
      1,200 | 1200; 1 200; twelve hundred ≠ 1.2; 1,2
      6 | VI; vi; six ≠ IV; XI; 5
      VI | 6; six; vi ≠ IV; 4; 11; V
      IX | 9; nine ≠ XI; 11; 10
      21 | twentyone; twenty-one; Twenty One ≠ 20; 201
      99 | ninetynine ≠ 90; 9
      100 | onehundred; a hundred ≠ 1; 1000
      12 | a dozen; one dozen; dozen ≠ two dozen; half a dozen; a dozen eggs
      a dozen | 12; twelve; dozen ≠ 24; 6
      24 | two dozen ≠ 2; 12
      6 apples | ≠ half a dozen
      1/100 | one hundredth; a hundredth; 0.01 ≠ 100; 1/10
      3.5 | 3,5; three and a half; 3 1/2; 3½; 7/2; three point five ≠ 35; 3; 3 5
      1/2 | ½; a half; one half; half; 0.5; 1 / 2 ≠ 12; 1; 2; 1/3; 1 2
      3/4 | ¾; three quarters; three-quarters; 0.75 ≠ 34; 4/3
      -5 | −5; –5; minus five; ﹣5; －5; negative 5; - 5; ➖5 ≠ 5; +5; ±5
      20 °C | 20°c; 20C; 20 C; 20 degrees; twenty degrees Celsius ≠ 20 °F; 20F; 21 degrees
      72 °F | 72F; 72 F; 72 degrees ≠ 72C; 73F
      0.25 | .25; ,25; 1/4; a quarter ≠ 25; 2.5; .52
      -.5 | -0.5; minus one half; −.5 ≠ .5; -5
      12 cm | 12cm; 12; twelve centimetres; 12 centimeters; 12 centimètres ≠ 12 m; 12 kg; 12%; 13 cm
      5 $ | $5; 5$; five dollars ≠ 5 €; 5; £5
      50% | fifty percent; 50 per cent ≠ 50; 5%
      MIX | mix ≠ 1009
      1009 | MIX ≠ mix
      DIX | dix ≠ 509
      civic | ≠ 1; 100
    `,
  },
  {
    title: 'a number is its value',
    places: 'words',
    language: 'fr',
    lines: `
      1984 | mille neuf cent quatre-vingt-quatre; mille neuf cents quatre-vingt-quatre; dix-neuf cent quatre-vingt-quatre; mil neuf cent quatre-vingt-quatre; MCMLXXXIV; 1 984; mille neuf cent huitante-quatre ≠ 1948; 19 84 1; mille neuf cent quatre-vingts
      1871 | mille huit cent soixante et onze; dix-huit cent soixante-et-onze; mille huit cent septante et un ≠ 1861
      1001 | mille et un; mille un ≠ 1010
      1 000 000 | un million; 1000000 ≠ mille; un milliard
      3 200 000 000 | trois milliards deux cents millions ≠ trois milliards
      2 000 | deux mille; 2000; MM ≠ 200
      6 | VI; vi; six ≠ IV; 5
      VI | 6; six ≠ 4; IV
      22 | vingtdeux; vingt-deux ≠ 20; 2
      21 | vingtetun; vingt et un ≠ 20
      17 | dixsept ≠ 10; 7
      93 | quatrevingttreize; quatre-vingt-treize ≠ 80; 13
      12 | une douzaine; douzaine; douze ≠ deux douzaines; une demi-douzaine
      24 | deux douzaines ≠ 2; 12
      1/100 | un centième; 0,01 ≠ 100
      90 | quatre-vingt-dix; nonante; XC ≠ 80; 4 20 10
      3,5 | 3.5; trois et demi; trois virgule cinq; 3 ½ ≠ 35; 3
      1/2 | ½; un demi; une demie; 0,5 ≠ 12
      3/4 | trois quarts; trois-quarts; 0,75 ≠ 34
      -5 | moins cinq; −5; moins 5 ≠ 5; cinq
      12 cm | 12cm; 12 centimètres; douze centimetres; 12 ≠ 12 m; 12 kg
      5 € | 5€; cinq euros; €5 ≠ 5 $; 5
      50 % | cinquante pour cent; 50%; 50 pour cent ≠ 50; 50100
    `,
  },
  {
    title: 'a time is what a clock says',
    places: 'words',
    language: 'en',
    lines: `
      3:15 | 3 h 15; 3h15; 03:15; quarter past three; a quarter past 3; three fifteen; 3:15 a.m.; 3:15 am; 3:15. ≠ 3:51; 315; 15:15; quarter to three; 3.15
      15:15 | 3:15 pm; 3:15 p.m.; 15 h 15; 15h15; quarter past three in the afternoon ≠ 3:15; 5:15
      quarter to four | 3:45; 3 h 45; three forty-five ≠ 4:15; 4:45
      half past nine | 9:30; nine thirty; 9h30 ≠ 9:00; 10:30
      noon | 12:00; midday; 12 pm; twelve o'clock ≠ midnight; 0:00; 12 am
      midnight | 0:00; 12 am; 12:00 a.m.; 24:00 ≠ noon; 12:00; 12 pm; 12:00 pm; twelve o'clock
      quarter to noon | 11:45; 11:45 am ≠ 11:45 pm; 23:45
      12:15 | 12:15 pm; 12:15 am ≠ 0:15
      5 o'clock | 5:00; five o’clock; 5 h; 5 pm ≠ 6:00; 5:05
      3:05 | three oh five; five past three ≠ 3:50; 35
    `,
  },
  {
    title: 'a time is what a clock says',
    places: 'words',
    language: 'fr',
    lines: `
      3 h 15 | 3:15; 3h15; trois heures et quart; trois heures quinze; 3 heures 15; 03 h 15; 3 h 15 du matin ≠ 3 h 51; 15 h 15; 315
      15 h 15 | 15:15; quinze heures quinze; 3 h 15 de l’après-midi; trois heures et quart de l’après-midi ≠ 3 h 15
      quatre heures moins le quart | 3 h 45; 3:45; trois heures quarante-cinq ≠ 4 h 15; 4 h 45
      midi | 12:00; 12 h; 12 h 00 ≠ minuit; 0 h
      minuit et demi | 0 h 30; 0:30 ≠ 12 h 30
      21 h 30 | neuf heures et demie du soir; vingt et une heures trente; 21:30 ≠ 9 h 30
      16 h 15 | 16:15; seize heures quinze; seize heures et quart; quatre heures quinze de l’après-midi ≠ 4 h 15; 16 h; 4 h; quatre heures quinze; 16 h 50
      4 h 15 | quatre heures quinze; quatre heures et quart ≠ seize heures quinze; 16 h 15; 4 h
      4 h | quatre heures; 4:00 ≠ seize heures quinze; seize heures; 4 h 15; 16 h
      20 h | vingt heures; 20:00; 20 heures; huit heures du soir ≠ 8 h; 20 h 20
    `,
  },
  {
    title: 'an answer among a few words',
    places: 'sentence',
    language: 'en',
    lines: `
      moon | i think it's the moon; The moon, I think!; I don't know, the moon?; I'm not sure, but maybe the moon; the moon, right?; the moon, no?; the full moon; moon 🌙; it might be the moon; it's probably the moon; it must be the moon; the moon, obviously; of course the moon; let me think, the moon; the moon lol; could it be the moon?; I would say the moon ≠ not the moon; it isn't the moon; I don't think it's the moon; sun moon; sun moon star; moon, sun; sun, moon; moon and sun; moon/sun; the sun or the moon; I don't know, not the moon; I don't know, sun or moon; honeymoon; anything but the moon; the moon the sun the star; the sun the moon; moon the sun
      shadow | the shadow of the tree; the black shadow; the shadow of a man ≠ the shadow the dog the cat; the dog the shadow
      scarlett | is it scarlett? ≠ Mustard Plum Scarlett Green; mustard plum scarlett; scarlett green
      Scarlett | maybe Scarlett; Miss Scarlett? ≠ Mustard Plum Scarlett Green; Plum Scarlett; Mustard, Scarlett; not Scarlett
      Colonel Mustard | colonel mustard; Col. Mustard! ≠ Plum Colonel Mustard; Colonel Mustard Professor Plum
      the Louvre | Louvre ≠ Louvre Orsay; Orsay Louvre
      7 | seven ≠ 6 7 8; 7 8; 1 2 3 4 5 6 7; seven eight
      1984 | ≠ 1983 1984 1985; 1984 or 1985
      3:15 | ≠ 3:10 3:15 3:20
      F | f ≠ F #; F♯; A B C D E F
      C | ≠ C ++; C #
      ice cream | I think it's icecream; maybe ice-cream ≠ ice cream soup
    `,
  },
  {
    title: 'an answer among a few words',
    places: 'sentence',
    language: 'fr',
    lines: `
      lune | je ne sais pas, la lune ?; je sais pas, la lune; la lune, non ?; la lune, n’est-ce pas ?; euh, la lune; je pense que c’est la lune; aucune idée… la lune ?; je ne suis pas sûre, mais la lune ?; peut-être la lune; c’est peut-être la lune; c’est sûrement la lune; ça doit être la lune; la lune, évidemment; la lune, bien entendu; mmh… la lune, non ?; voyons, la lune; je dirais la lune; ce serait la lune ? ≠ ce n’est pas la lune; sans lune; pas la lune; je ne sais pas, pas la lune; la lune ou le soleil; lune soleil; soleil, lune, étoile; le soleil et la lune; je ne pense pas que ce soit la lune
      Moutarde | c’est Moutarde ≠ Prune Moutarde Olive; Moutarde, Olive; pas Moutarde
    `,
  },
]

export interface TypedCase {
  title: string
  places: Place
  language: Locale
  answer: string
  typed: string
  isRight: boolean
}

const listed = (text: string): string[] =>
  text
    .split(/;\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)

/** Each answer is accepted as its author wrote it, whatever else is. */
export const typedCases: TypedCase[] = table.flatMap(({ lines, ...of }) =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [, answer = '', right = '', wrong = ''] = /^\s*(.+?) \|(.*?)(?:(?<= )≠ (.*))?$/u.exec(line) ?? []
      const rows = (texts: string[], isRight: boolean) => texts.map((typed) => ({ ...of, answer, typed, isRight }))
      return [...rows([answer, ...listed(right)], true), ...rows(listed(wrong), false)]
    }),
)
