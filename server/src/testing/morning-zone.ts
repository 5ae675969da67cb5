/** A time zone in which the day has hours left: the same in all tests of a process, since asking anew could change it. */
export const morningZone = zoneWhereItIs(8);

function zoneWhereItIs(hour: number): string {
  const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}
