import { text } from '#samples/sample-kit.ts'
import type { SampleDinner } from '#samples/sample-kit.ts'

export const story: SampleDinner['story'] = {
  theme: text('An Antarctic station in the polar night', 'Une station antarctique en pleine nuit polaire'),
  setting: text(
    'Aurora Station, at the edge of an ice shelf: one long hut under the snow, one stove, one table. The ' +
      'sun set in April and comes back in August. From the door a rope leads to the instrument shelter, post ' +
      'by post, since in drift one cannot see one’s own mitten. Yesterday was Midwinter’s Day, the great ' +
      'feast of all stations. It was interrupted.',
    'La station Aurore, au bord d’une barrière de glace : une longue baraque sous la neige, un poêle, une ' +
      'table. Le soleil s’est couché en avril et revient en août. De la porte, une corde mène à l’abri ' +
      'météo, de poteau en poteau, car dans la poudrerie, on ne voit pas sa propre mitaine. Hier, c’était le ' +
      'solstice d’hiver, la grande fête de toutes les stations. Elle a été interrompue.',
  ),
  timePeriod: text('22 June 1958', '22 juin 1958'),
  victimBackstory: text(
    'Aurel Brandt, physicist, fifty-four, leader of the station. Just, exact and hard to bear. He wrote ' +
      'the rules, had them painted over the door, and was the only one who had never broken any. In April he ' +
      'took the nine o’clock reading for himself and made it every night, in every weather, with his right ' +
      'mitten on the rope. He didn’t say why. Everybody here owed him something, and he never mentioned it, ' +
      'which was worse.',
    'Aurel Brandt, physicien, cinquante-quatre ans, chef de la station. Juste, exact et difficile à vivre. ' +
      'Les règles, c’était lui; il les avait fait peindre au-dessus de la porte, et lui seul n’en avait ' +
      'jamais enfreint une. En avril, il s’est réservé le relevé de neuf heures et l’a fait tous les soirs, ' +
      'par tous les temps, la mitaine droite sur la corde. Il n’a pas dit pourquoi. Tout le monde ici lui ' +
      'devait quelque chose, et il n’en parlait jamais, ce qui était pire.',
  ),
  murderMethod: text(
    'The weapon was the rope. Between six and twenty past six in the evening, while an automatic sender ' +
      'kept the radio talking, Kim Osterman climbed out by the hatch, untied the rope at post 6 and tied on ' +
      'the old line that leads to the ice front. At nine, Brandt followed it into the dark. Everybody, the ' +
      'culprit too, sat at table.',
    'L’arme, c’était la corde. Entre six heures et six heures vingt du soir, pendant qu’un émetteur ' +
      'automatique faisait parler la radio, Kim Osterman a pris la trappe, détaché la corde au poteau 6 et ' +
      'noué à sa place l’ancienne ligne qui mène à la falaise de glace. À neuf heures, Brandt l’a suivie ' +
      'dans le noir. Tout le monde, la personne coupable aussi, était à table.',
  ),
  solution: text(
    '1. He never let go. In his mitten is tarred hemp, from the old line; the rope to the shelter is ' +
      'white manila. So the rope itself led him over the edge. The bare knot at post 6 says that it was ' +
      'untied, and put back, within a day.\n\n2. So alibis for nine are worthless. The rope was in order ' +
      'at a quarter to six (door book, Sacha) and wrong at five to nine; from half past seven everybody ' +
      'sat at table. It was moved between a quarter to six and half past seven.\n\n3. Who couldn’t have? ' +
      'By their hands: Sacha, Eden (surgery book), Alex (rope class: no figure-eight). By where they were: ' +
      'Robin and Eden (tape), Sacha (darkroom), Alex, Noa and Robin (Biscuit). Noa, on whom everything ' +
      'pointed, was in the cellar with a dog, and Brandt had forgiven the dog. Anyone else at the table is ' +
      'cleared by the same papers and the engine log.\n\n4. That leaves one: Kim, “on the radio” from a ' +
      'quarter past five to five past seven. Mirny says: 110 minutes without an error, a pause or a ' +
      'sneeze; that’s the tape sender. The plan shows the hatch, so there was no need to sign at the door. ' +
      'In the search, only Kim was alone at post 6.\n\n5. Why: Brandt’s diary says that somebody has been ' +
      'inventing figures since April. The three o’clock readings of 15 to 21 June, signed K. O., are those ' +
      'of 1934, number by number, as printed in The Midnight Sun. And the only person who could know what ' +
      'Brandt was about to say was the one to whom he handed the message.\n\nThe three answers. How: the ' +
      'radio sent by itself. When: between six and twenty past, by the hatch. Why: the night readings were ' +
      'invented, and Brandt was going to say so.',
    '1. Il n’a jamais lâché. Dans sa mitaine, du chanvre goudronné, celui de l’ancienne ligne; la corde ' +
      'de l’abri est en manille blanche. C’est donc la corde elle-même qui l’a mené dans le vide. Le nœud ' +
      'nu du poteau 6 dit qu’on l’a défaite, puis remise, depuis moins d’un jour.\n\n2. Les alibis de neuf ' +
      'heures ne valent donc rien. La corde était en ordre à six heures moins quart (registre de la porte, ' +
      'Sacha), plus à neuf heures moins cinq; dès sept heures et demie, tout le monde était à table. On ' +
      'l’a déplacée entre six heures moins quart et sept heures et demie.\n\n3. Qui ne pouvait pas? À ' +
      'cause des mains : Sacha et Eden (cahier d’infirmerie), Alex (cours de corde : pas de nœud en huit). ' +
      'À cause du lieu : Robin et Eden (la bande), Sacha (la chambre noire), Alex, Noa et Robin (Biscuit). ' +
      'Noa, que tout accusait, était à la cave avec une chienne, et Brandt avait pardonné à la chienne. Le ' +
      'reste de la table est innocenté par les mêmes papiers et par le cahier de machine.\n\n4. Il reste ' +
      'une personne : Kim, « à la radio » de cinq heures et quart à sept heures cinq. Mirny le dit : 110 ' +
      'minutes sans une faute, une pause ni un éternuement; c’est l’émetteur à bande. Le plan montre la ' +
      'trappe : nul besoin de signer à la porte. Pendant la battue, Kim était au poteau 6, sans ' +
      'témoin.\n\n5. Pourquoi : d’après le journal de Brandt, quelqu’un invente des chiffres depuis avril. ' +
      'Les relevés de trois heures du 15 au 21 juin, signés K. O., sont ceux de 1934, chiffre pour ' +
      'chiffre, tels que le Soleil de minuit les a imprimés. Et la seule personne à savoir ce que Brandt ' +
      'allait dire, c’est celle à qui il avait remis le message.\n\nLes trois réponses. Comment : la radio ' +
      'émettait toute seule. Quand : entre six heures et six heures vingt, par la trappe. Pourquoi : les ' +
      'relevés de nuit étaient inventés, et Brandt allait le dire.',
  ),
  culpritId: 'osterman',
  recommendedGuests: 8,
  durationMinutes: 180,
}
