/** Where the project is kept: the one thing of the editor to set. GitLab and Gitea have names of their own. */
export const repository = { name: "github", repo: "owner/repository", branch: "main" };
