/** The repository, the only setting of the editor. GitLab and Gitea have their own names. */
export const repository = { name: "github", repo: "owner/repository", branch: "main" };
