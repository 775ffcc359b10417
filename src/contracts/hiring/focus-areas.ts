/** Whether an earlier area is the same; case and whitespace make no difference. */
function isRepeated(area: string, at: number, areas: readonly string[]): boolean {
  return areas.findIndex((one) => spelled(one) === spelled(area)) < at;
}

function spelled(area: string): string {
  return area.normalize().trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Each area once, as first spelled. */
export function distinctAreas(areas: readonly string[]): string[] {
  return areas.filter((...area) => !isRepeated(...area));
}

export function repeatedAreas(areas: readonly string[]): string[] {
  return areas.filter(isRepeated);
}
