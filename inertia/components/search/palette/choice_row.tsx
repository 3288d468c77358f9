import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import type { Choice } from '~/components/search/palette/choice'
import { ActRow, AllRow, PlaceRow, RecentRow } from '~/components/search/palette/plain_rows'
import { GroupRow, PersonRow } from '~/components/search/palette/record_rows'
import { search } from '~/components/search/search_store'
import classes from '~/components/search/palette/rows.module.css'

const MIDDLE = 1

interface ChoiceRowProps {
  choice: Choice
  isActive: boolean
  sayAct: (key: string) => string
  onPoint: () => void
  onTake: () => void
}

/** A page is a link that opens as links do, in a new tab too; whatever is taken, the palette closes (row D3). */
export function ChoiceRow({ choice, isActive, sayAct, onPoint, onTake }: ChoiceRowProps) {
  const { id, href } = choice
  const leave = () => {
    onTake()
    search.leave()
  }
  const option = {
    id,
    'role': 'option',
    'aria-selected': isActive,
    'tabIndex': -1,
    'className': classes.row,
    'onPointerMove': isActive ? undefined : onPoint,
    'onClick': () => {
      leave()
      if (choice.is === 'act') choice.act.run?.()
    },
  }
  const content = rowOf(choice, sayAct)
  if (!href) return <div {...option}>{content}</div>
  return (
    <Link {...option} href={href} onAuxClick={(event) => event.button === MIDDLE && leave()}>
      {content}
    </Link>
  )
}

function rowOf(choice: Choice, sayAct: (key: string) => string): ReactNode {
  switch (choice.is) {
    case 'person':
      return <PersonRow person={choice.person} hasNamesake={choice.hasNamesake} />
    case 'group':
      return <GroupRow group={choice.group} />
    case 'recent':
      return <RecentRow recent={choice.recent} />
    case 'act':
      return <ActRow act={choice.act} say={sayAct} />
    case 'place':
      return <PlaceRow place={choice} />
    case 'all':
      return <AllRow />
  }
}
