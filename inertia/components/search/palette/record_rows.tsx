import { IconChalkboard } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { type ReactNode, Fragment } from 'react'
import { Highlighted } from '~/components/search/palette/highlighted'
import {
  type GroupDocument,
  marked,
  markedPhone,
  OPENING,
  type PersonDocument,
} from '~/components/search/records/documents'
import { useFormat } from '~/hooks/use_format'
import { Avatar } from '~/ui/avatar'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/search/palette/rows.module.css'

interface PersonRowProps {
  person: PersonDocument
  hasNamesake: boolean
}

export function PersonRow({ person, hasNamesake }: PersonRowProps) {
  const t = useTranslations('search')
  const { day } = useFormat()
  const names = useNames()
  const shown = marked(person)
  const { lead, other } = names(shown)
  const { number, email, phone, phone_written } = shown
  const { birth_date } = person
  const born = hasNamesake && birth_date ? t('born', { day: day(birth_date) }) : null
  const written = phone && phone_written ? markedPhone(phone, phone_written) : phone
  return (
    <>
      <Avatar person={{ ...names(person).parts, photo: null }} size={32} />
      <span className={classes.names}>
        <Lead text={lead} mark={person.archived && t('archived.person')} />
        <Beneath texts={[other, born]} />
      </span>
      <Facts facts={[number, written, email]} />
    </>
  )
}

export function GroupRow({ group }: { group: GroupDocument }) {
  const t = useTranslations('search')
  const { name, title, title_other, course_name } = marked(group)
  const other = title_other?.includes(OPENING) ? title_other : null
  const work = group.work_type && t(`work_type.${group.work_type}`)
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        <IconChalkboard size={18} stroke={1.7} />
      </span>
      <span className={classes.names}>
        <Lead text={title} mark={group.archived && t('archived.group')} />
        <Beneath texts={[other, course_name, work]} />
      </span>
      <Facts facts={[name]} />
    </>
  )
}

function Beneath({ texts }: { texts: (string | null)[] }) {
  const shown = texts.filter((text) => text !== null)
  if (shown.length === 0) return null
  return (
    <span className={classes.beneath}>
      {shown.map((text, place) => (
        <Fragment key={text}>
          {place > 0 && ' · '}
          <bdi>
            <Highlighted text={text} />
          </bdi>
        </Fragment>
      ))}
    </span>
  )
}

function Lead({ text, mark }: { text: string; mark: ReactNode }) {
  return (
    <span className={classes.lead}>
      <bdi>
        <Highlighted text={text} />
      </bdi>
      {mark && <span className={classes.mark}>{mark}</span>}
    </span>
  )
}

function Facts({ facts }: { facts: (string | null)[] }) {
  return (
    <span className={classes.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <bdi key={fact} dir="ltr">
              <Highlighted text={fact} />
            </bdi>
          )
      )}
    </span>
  )
}
