import { IconArrowRight, IconFileText } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Act } from '~/components/search/acts/act'
import type { PlaceChoice } from '~/components/search/palette/choice'
import { useShared } from '~/hooks/use_shared'
import { areaIcons } from '~/layouts/menu/area_icons'
import type { MenuIcon } from '~/layouts/menu/menu'
import type { RecentRecord } from '~/recents/recents'
import { useAreaName } from '~/ui/use_area_name'
import type { AreaName } from '#domain/shared/areas/areas'
import { nameIn } from '#domain/shared/text/person_names'
import classes from '~/components/search/palette/rows.module.css'

export function ActRow({ act, say }: { act: Act; say: (key: string) => string }) {
  const Icon = act.icon
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={18} stroke={1.7} />
      </span>
      <span className={classes.names}>{say(act.words[0]!)}</span>
      {act.kind && <span className={classes.kind}>{say(act.kind)}</span>}
    </>
  )
}

const icons: Partial<Record<string, MenuIcon>> = areaIcons

export function RecentRow({ recent }: { recent: RecentRecord }) {
  const nameOf = useAreaName()
  const { locale } = useShared().app
  const { area, lead, other } = recent
  const name = nameIn(locale, [lead, other])
  const beneath = [lead, other].find((written) => written && written !== name) ?? null
  const kind = nameOf(area as AreaName)
  return <PlaceRow place={{ icon: icons[area] ?? IconFileText, lead: name, beneath, kind }} />
}

type Place = Pick<PlaceChoice, 'icon' | 'lead' | 'beneath' | 'kind'>

export function PlaceRow({ place }: { place: Place }) {
  const { icon: Icon, lead, beneath, kind } = place
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={18} stroke={1.7} />
      </span>
      <span className={classes.names}>
        <span className={classes.lead}>
          <bdi>{lead}</bdi>
        </span>
        {beneath && (
          <span className={classes.beneath}>
            <bdi>{beneath}</bdi>
          </span>
        )}
      </span>
      <span className={classes.kind}>
        <bdi>{kind}</bdi>
      </span>
    </>
  )
}

export function AllRow() {
  const t = useTranslations('search')
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        <IconArrowRight className="mirrored" size={18} stroke={1.7} />
      </span>
      <span className={classes.names}>{t('all')}</span>
    </>
  )
}
