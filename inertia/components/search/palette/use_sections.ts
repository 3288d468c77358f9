import { useState } from 'react'
import { useActs } from '~/components/search/acts/use_acts'
import { useDocumentSections } from '~/components/search/documents/use_document_sections'
import { useOwnSections } from '~/components/search/own/use_own_sections'
import type { Choice, Section } from '~/components/search/palette/choice'
import { actsLead } from '~/components/search/palette/acts_lead'
import { exactFirst } from '~/components/search/palette/exact_first'
import { actChoice, recentChoices } from '~/components/search/palette/recent_choices'
import { recordSections } from '~/components/search/palette/record_sections'
import { useFoundRecords } from '~/components/search/records/use_found_records'
import { usePermissions } from '~/hooks/use_permissions'
import type { PortalNode } from '~/layouts/page/portal_node'
import { recents } from '~/recents/recents'
import { useRecentsKey } from '~/recents/use_recent_record'
import type { SignedInUser } from '~/types'

/** What the palette offers: what was opened last and is done most, or what answers the query. */
export function useSections(menu: PortalNode[], kind: SignedInUser['kind'], typed: string) {
  const may = usePermissions()
  const acts = useActs(menu, kind)
  const { found, foundFor, ...state } = useFoundRecords(typed)
  const places = useOwnSections(kind)
  const documentSections = useDocumentSections()
  const key = useRecentsKey()
  const [kept] = useState(() => (key ? recents.read(key) : []))
  const query = typed.trim()
  const section = (id: 'recent' | 'common' | 'acts', choices: Choice[]): Section[] =>
    choices.length > 0 ? [{ id, choices }] : []
  const choicesOf = (some: typeof acts.common) => some.map((act) => actChoice(act, 'act'))
  const records = recordSections(exactFirst(found, foundFor), query)
  const own = places.find(query)
  const answers = [[...records, ...own], section('acts', choicesOf(acts.find(query)))]
  const sections = query
    ? [
        ...(own.length === 0 && actsLead(found, foundFor) ? answers.toReversed() : answers).flat(),
        ...documentSections(query),
      ]
    : [
        ...section('recent', recentChoices(kept, may, acts.byId)),
        ...section('common', choicesOf(acts.common)),
      ]

  return {
    foundFor,
    isBusy: state.isBusy || (query !== '' && places.isBusy),
    isFailing: state.isFailing || places.isFailing,
    retry: () => {
      state.retry()
      if (places.isFailing) places.retry()
    },
    query,
    sections,
    sayAct: acts.say,
    /** Pages are remembered when they are opened from here; records remember themselves. */
    remember: (choice: Choice) => {
      if (key && choice.is === 'act' && choice.href) {
        recents.keep(key, { is: 'page', id: choice.act.id })
      }
    },
  }
}
