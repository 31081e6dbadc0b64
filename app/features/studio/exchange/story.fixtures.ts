/* One story a format, our own, with every construct of it that we know. */

const header = (format: string, start: string) =>
  `:: StoryTitle\nThe lighthouse\n\n:: StoryData\n${JSON.stringify({ ifid: '3F7D9C11-4F0B-4C0E-9A55-0D6A0D7E8B21', format, 'format-version': '1.0.0', start })}\n`

export const harloweStory = `${header('Harlowe', 'Shore')}
:: Opening [startup]
(set: $coins to 3)(set: $bag to (a:))

:: Shore {"position":"100,100","size":"100,100"}
You stand on the ''shore''. It's cold.
<!-- tell of the gulls -->
(if: $coins > 2 and not ($wet is true))[Your purse is heavy.](else-if: $coins is 0)[Your purse is empty.](else:)[A few coins are left.]
(unless: (history:) contains "Tower")[The tower is unknown to you.]
You have $coins coins.
[[Walk to the tower->Tower]]
[[Boat<-Row out]]
[[The old path|Path]]
[[Path]]
(link: "Pick up the key")[(set: $bag to it + (a: "key"))]
(link-goto: "Pay the ferryman", "Boat")
(link: "Dive")[(set: $wet to true)(go-to: "Boat")]

:: Tower
(set: $coins to it - 1)
(if: $bag contains "key")[[[Open the door->Lamp]]]
(if: $coins > $price)[A rich man's door.]
(if: (visited: "Boat") and (visits) > 2)[You know the boat well.]
(live: 2s)[The light turns.]
(text-style: "bold")[It is high.]
(print: $coins * 2)
(random: 1, 6)
(cycling-link: bind $mood, "glad", "sad")
(set: $score to $coins * 2)
(if: $wet)[(set: $tracks to true)]
(click: "rope")[A knot.]
[[Back to the shore->Shore]]
[[Nowhere->Cellar]]

:: Boat
(put: true into $sailed)
The boat rocks.
(go-to: "Path")

:: Path
A path with "quotes", (brackets) and [more of them].

:: Lamp
The lamp is lit. Well done.

:: Style [stylesheet]
tw-story { color: red }
`

export const sugarcubeStory = `${header('SugarCube', 'Cellar')}
:: StoryInit
<<set $lives to 3, $inventory to []>>
<<set $name = "Ada"; $dark to true>>

:: StoryCaption
Lives: $lives

:: Cellar
You wake in a //cellar//, $name.
/* the author's own note */
<<if $lives gt 2 && !hasVisited("Yard")>>You feel strong.<<elseif $lives eq 1>>You feel weak.<<else>>You are well.<</if>>
<<if visited("Cellar") > 1>>Again.<</if>>
<<if $inventory.includes("torch")>>The torch burns. <<if $dark>>It is dark beyond.<</if>> [[Go up|Yard]]<</if>>
<<link "Take the torch">><<set $inventory.push("torch")>><</link>>
<<link "Force the hatch" "Yard">><<set $lives -= 1>><</link>>
<<button [[Shout|Hall]]>><<set $heard to true>><</button>>
[[Sneak out|Hall][$lives -= 2; $quiet to true]]
[[Climb->Yard]]
[[Yard]]

:: Yard
<<nobr>>
<<set $dark to false>>
The yard is bright.
<</nobr>>
<<timed 2s>>A bell rings.<</timed>>
<<print $lives + 1>>
<<include "Hall">>
<<textbox "$name" "Ada">>
<<cycle "$mood">><<option "glad">><<option "sad">><</cycle>>
<<script>>State.variables.x = 1;<</script>>
<<run $inventory.delete("torch")>>
<<set $lives to random(1, 6)>>
<<link "Wait">><<replace "#bell">>Silence.<</replace>><</link>>
<<goto "Hall">>
[img[bell.png]]
<<switch $mood>><<case "glad">>You smile.<<default>>You sigh.<</switch>>
<<back>>

:: Hall
The hall. The end.

:: Code [script]
window.x = 1

:: Own macros [widget]
<<widget "bell">>Ding<</widget>>
`

export const chapbookStory = `${header('Chapbook', 'Gate')}
:: Gate
gold: 5
key: false
bag: []
name (gold > 3): 'rich'
--
The gate is *old*. You have {gold} coins.

[if gold >= 5 && !key]
The guard smiles.

[else]
The guard yawns.

[unless key]
The gate is shut.

[else]
Nobody says so.

[continued]
[[Bribe the guard->Garden]]
{link to: 'Gate', label: 'Look again'}
{embed passage: 'Garden'}
{reveal link: 'listen', text: 'Crickets.'}
{cycling link for: 'mood', choices: ['glad', 'sad']}
{text input for: 'name'}
{back link}

[note to myself]
Rewrite this.

[JavaScript]
engine.state.set('x', 1)

[after 2 seconds]
A bell rings.

:: Garden
gold: gold - 5
bag: bag.concat('rose')
luck: random.d6
--
[if bag.includes('rose') || hasVisited('Gate')]
You smell a rose.

[cont]
[[End<-Leave]]

:: End
The end.
`
