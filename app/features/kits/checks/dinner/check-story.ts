import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { DinnerCheck } from './dinner-finding.ts'
import { unless } from './dinner-finding.ts'

/** Checks that the story and the host guide have the texts they need. */
export const checkStory: DinnerCheck = ({ document }) => {
  const { story, guide, guests } = document
  const inStory = (field: string) => ({ entity: 'dinnerStory' as const, id: story.id, field })
  const inGuide = (field: string) => ({ entity: 'dinnerGuide' as const, id: guide.id, field })
  const unnamed = { name: '' }
  const { recommendedGuests } = story
  return [
    ...unless(!isBlankText(story.theme), 'no_theme', inStory('theme'), unnamed),
    ...unless(!isBlankText(story.setting), 'no_setting', inStory('setting'), unnamed),
    ...unless(!isBlankText(story.victimBackstory), 'no_victim_story', inStory('victimBackstory'), unnamed),
    ...unless(!isBlankText(story.murderMethod), 'no_method', inStory('murderMethod'), unnamed),
    ...unless(!isBlankText(story.solution), 'no_solution', inStory('solution'), unnamed),
    ...unless(
      recommendedGuests >= guests.fewest && recommendedGuests <= guests.most,
      'recommended_guests_outside',
      inStory('recommendedGuests'),
      { ...unnamed, count: recommendedGuests, ...guests },
    ),
    ...unless(!isBlankText(guide.introduction), 'no_introduction', inGuide('introduction'), unnamed),
    ...unless(!isBlankText(guide.preparation), 'no_preparation', inGuide('preparation'), unnamed),
    ...unless(!isBlankText(guide.eveningScript), 'no_evening_script', inGuide('eveningScript'), unnamed),
    ...unless(!isBlankText(guide.accusationRules), 'no_accusation_rules', inGuide('accusationRules'), unnamed),
    ...unless(!isBlankText(guide.revealScript), 'no_reveal_script', inGuide('revealScript'), unnamed),
  ]
}
