import SettingsPolicy from '#app/admin/settings/settings_policy'

/** People limited to branches read the hours of the whole centre, and change those of their branches. */
export default class HoursPolicy extends SettingsPolicy {}
