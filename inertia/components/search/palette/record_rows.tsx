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
import { Avatar } from '~/ui/avatar'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/search/palette/rows.module.css'

export function PersonRow({ person }: { person: PersonDocument }) {
  const t = useTranslations('search.archived')
  const names = useNames()
  const shown = marked(person)
  const { lead, other } = names(shown)
  const { number, email, phone, phone_written } = shown
  const written = phone && phone_written ? markedPhone(phone, phone_written) : phone
  return (
    <>
      <Avatar person={{ ...names(person).parts, photo: null }} size={32} />
      <span className={classes.names}>
        <Lead text={lead} mark={person.archived && t('person')} />
        {other && (
          <span className={classes.beneath}>
            <bdi>
              <Highlighted text={other} />
            </bdi>
          </span>
        )}
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
        <span className={classes.beneath}>
          {[other, course_name, work].filter(Boolean).map((text, place) => (
            <Fragment key={text}>
              {place > 0 && ' · '}
              <bdi>
                <Highlighted text={text!} />
              </bdi>
            </Fragment>
          ))}
        </span>
      </span>
      <Facts facts={[name]} />
    </>
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
