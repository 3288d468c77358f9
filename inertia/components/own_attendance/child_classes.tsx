import { Checkbox, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FollowingLine, useMissedName } from '~/components/absence_notices/missed_list'
import type { PreviewedOutcome } from '~/components/absence_notices/types'
import { isOpen, openIn } from '~/components/own_attendance/reported_classes'
import type { OwnPreview } from '~/components/own_attendance/types'
import type { Child } from '~/components/portal/child_switch'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/own_attendance/child_classes.module.css'

interface ChildClassesProps {
  child: Child
  /** A family with several children reads whose classes these are. */
  isNamed: boolean
  whole: OwnPreview | null | undefined
  part: OwnPreview | null | undefined
  ticks: string[]
  onTick: (ids: string[]) => void
}

/** The classes of one child on some days, those that are missed ticked, with what follows from each. */
export function ChildClasses({ child, isNamed, whole, part, ticks, onTick }: ChildClassesProps) {
  const t = useTranslations('own_attendance.tell')
  const words = useTranslations('absence_notices')
  const { lead } = useNames()(child)
  if (whole === null) return null
  const open = openIn(whole)
  const toggle = (id: string, isTicked: boolean) =>
    onTick(isTicked ? [...ticks, id] : ticks.filter((one) => one !== id))
  return (
    <fieldset className={classes.child} aria-busy={!whole}>
      {isNamed && (
        <legend className={classes.name}>
          <bdi>{lead}</bdi>
        </legend>
      )}
      {!whole && <Text c="dimmed">{words('asking')}</Text>}
      {whole?.outcomes.length === 0 && <Text c="dimmed">{t('no_classes')}</Text>}
      {open.length > 1 && (
        <Checkbox
          label={t('whole_child', { name: isolate(lead) })}
          checked={ticks.length === open.length}
          indeterminate={ticks.length > 0 && ticks.length < open.length}
          onChange={({ currentTarget }) => onTick(currentTarget.checked ? open : [])}
        />
      )}
      {whole?.outcomes.map((one) => (
        <ClassTick
          key={one.session.id}
          one={part?.outcomes.find(({ session }) => session.id === one.session.id) ?? one}
          isTicked={ticks.includes(one.session.id)}
          onTick={(isTicked) => toggle(one.session.id, isTicked)}
        />
      ))}
    </fieldset>
  )
}

interface ClassTickProps {
  one: PreviewedOutcome
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function ClassTick({ one, isTicked, onTick }: ClassTickProps) {
  const t = useTranslations('own_attendance.tell')
  const name = useMissedName()
  const isOver = !one.marked && !one.is_reported && !isOpen(one)
  return (
    <Checkbox
      label={<bdi>{name(one)}</bdi>}
      description={
        one.is_reported ? t('reported') : isOver ? t('begun') : <FollowingLine outcome={one} />
      }
      checked={isTicked || one.is_reported}
      disabled={!isOpen(one)}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
  )
}
