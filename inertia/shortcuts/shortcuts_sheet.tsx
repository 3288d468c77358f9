import { Kbd, Modal } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useMounted } from '~/hooks/use_mounted'
import { mayNewFamily } from '~/access/may_new_family'
import { usePermissions } from '~/hooks/use_permissions'
import { places } from '~/shortcuts/shortcut_of'
import { closeSheet } from '~/shortcuts/sheet_store'
import { useAreaName } from '~/ui/use_area_name'
import classes from '~/shortcuts/shortcuts_sheet.module.css'

export default function ShortcutsSheet({ open }: { open: boolean }) {
  const t = useTranslations('shortcuts')
  const close = useTranslations('app')('close')
  const nameOf = useAreaName()
  const may = usePermissions()
  const mayAddFamily = mayNewFamily(may)
  const reached = places.filter(({ needs }) => may(needs))
  const mounted = useMounted()

  return (
    <Modal
      opened={mounted && open}
      onClose={closeSheet}
      title={t('title')}
      closeButtonProps={{ 'aria-label': close }}
    >
      <p className={classes.lead}>{t('lead')}</p>
      <h3 className={classes.group}>{t('groups.anywhere')}</h3>
      <dl className={classes.list}>
        <Line text={t('help')} keys={[t('keys.shift'), '/']} />
        <Line text={t('sidebar')} keys={['[']} />
        <Line text={t('lock')} keys={[t('keys.shift'), 'L']} />
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
          <h3 className={classes.group}>{t('groups.list')}</h3>
          <dl className={classes.list}>
            <Line text={t('filter')} keys={['/']} />
            <Line text={t('create')} keys={['C']} />
            {mayAddFamily && <Line text={t('family')} keys={['F']} />}
            <Line text={t('move')} keys={['J', 'K']} between="/" />
            <Line text={t('select')} keys={['X']} />
            <Line text={t('edit')} keys={['E']} />
          </dl>
        </>
      )}
    </Modal>
  )
}

interface LineProps {
  text: string
  keys: string[]
  between?: string
}

/** Keys held together are written as on the keyboard; keys one after the other in the order one reads. */
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
