import { Kbd, Modal } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useMounted } from '~/hooks/use_mounted'
import { mayNewFamily } from '~/access/may_new_family'
import { usePermissions } from '~/hooks/use_permissions'
import { useShared } from '~/hooks/use_shared'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import { type Act, actKeys, placesOf } from '~/shortcuts/shortcut_of'
import { closeSheet } from '~/shortcuts/sheet_store'
import { useAreaName } from '~/ui/use_area_name'
import classes from '~/shortcuts/shortcuts_sheet.module.css'

export default function ShortcutsSheet({ open }: { open: boolean }) {
  const t = useTranslations('shortcuts')
  const close = useTranslations('app')('close')
  const nameOf = useAreaName()
  const may = usePermissions()
  const mayAddFamily = mayNewFamily(may)
  const reached = placesOf(useShared().auth?.user.kind, may)
  const hasLists = reached.some(({ area }) => area !== 'calendar')
  const isOpen = useMounted() && open
  useCloseOnBack(isOpen, closeSheet)

  return (
    <Modal
      opened={isOpen}
      onClose={closeSheet}
      title={t('title')}
      closeButtonProps={{ 'aria-label': close }}
    >
      <p className={classes.lead}>{t('lead')}</p>
      <h3 className={classes.group}>{t('groups.anywhere')}</h3>
      <dl className={classes.list}>
        <Line text={t('search')} keys={['Ctrl', 'K']} />
        <ActLine act="help" />
        <ActLine act="sidebar" />
        <ActLine act="lock" />
        <Line text={t('escape')} keys={[t('keys.escape')]} />
        <Line text={t('save')} keys={['Ctrl', 'Enter']} />
      </dl>
      {reached.length > 0 && (
        <>
          <h3 className={classes.group}>{t('groups.go')}</h3>
          <dl className={classes.places}>
            {reached.map(({ area, key }) => (
              <Line key={area} text={nameOf(area, 'menu')} keys={['G', key]} between={t('then')} />
            ))}
          </dl>
        </>
      )}
      {hasLists && (
        <>
          <h3 className={classes.group}>{t('groups.list')}</h3>
          <dl className={classes.list}>
            <ActLine act="filter" />
            <ActLine act="create" />
            {mayAddFamily && <ActLine act="family" />}
            <Line text={t('move')} keys={['J', 'K']} between="/" />
            <Line text={t('select')} keys={['X']} />
            <ActLine act="edit" />
          </dl>
        </>
      )}
    </Modal>
  )
}

function ActLine({ act }: { act: Act }) {
  const t = useTranslations('shortcuts')
  const { key, shift } = actKeys[act]
  return <Line text={t(act)} keys={shift ? [t('keys.shift'), key] : [key]} />
}

interface LineProps {
  text: string
  keys: string[]
  between?: string
}

function Line({ text, keys, between = '+' }: LineProps) {
  return (
    <div className={classes.line}>
      <dt>{text}</dt>
      <dd dir={between === '+' ? 'ltr' : undefined}>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <span className={classes.between}>{between}</span>}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
